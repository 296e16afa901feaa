/** A category on the page of all categories; the count is empty while nobody knows it. */
export type CategoryEntry = readonly [
  name: string,
  href: string,
  count: string,
  picture: string | null,
  below: readonly CategoryEntry[],
];
