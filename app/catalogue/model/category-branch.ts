/** A category of the menu as the browser gets it: name, path and the branches below. */
export type CategoryBranch = readonly [name: string, href: string, below: readonly CategoryBranch[]];
