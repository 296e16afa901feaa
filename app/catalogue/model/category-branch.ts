/** A category of the menu in the browser's data: name, path and subcategories. */
export type CategoryBranch = readonly [name: string, href: string, below: readonly CategoryBranch[]];

export function isCategoryBranch(value: unknown): value is CategoryBranch {
  if (!Array.isArray(value)) return false;
  const [name, href, below]: readonly unknown[] = value;
  return (
    typeof name === "string" &&
    typeof href === "string" &&
    Array.isArray(below) &&
    below.every(isCategoryBranch)
  );
}
