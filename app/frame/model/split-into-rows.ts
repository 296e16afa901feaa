/**
 * Splits a category bar into two rows; the first has half of the links, rounded up.
 *
 * Source: specification, second document 2.3
 */
export function splitIntoRows<Link>(links: readonly Link[]): readonly [readonly Link[], readonly Link[]] {
  const half = Math.ceil(links.length / 2);
  return [links.slice(0, half), links.slice(half)];
}
