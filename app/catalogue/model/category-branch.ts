/** A category of the menu in the browser's data: name, path, subcategories, and a picture on the first two levels. */
export type CategoryBranch = readonly [
  name: string,
  href: string,
  below: readonly CategoryBranch[],
  picture?: string,
];

export function isCategoryBranch(value: unknown): value is CategoryBranch {
  if (!Array.isArray(value)) return false;
  const [name, href, below, picture]: readonly unknown[] = value;
  return (
    typeof name === "string" &&
    typeof href === "string" &&
    Array.isArray(below) &&
    below.every(isCategoryBranch) &&
    (picture === undefined || typeof picture === "string")
  );
}
