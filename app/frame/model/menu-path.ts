import type { CategoryBranch } from "../../catalogue/model/category-branch";

/** What the menu shows: the department that was chosen, and the categories below it down to the open one. */
export type MenuPath = readonly CategoryBranch[];

/**
 * A department without categories of its own is a link and never comes here. Chosen again it stays open where it is;
 * another one takes its place (specification, second document 2.3).
 */
export function chooseDepartment(path: MenuPath, department: CategoryBranch): MenuPath {
  return path[0]?.[1] === department[1] ? path : [department];
}

/** One level deeper, up to the tree's five. */
export function openBelow(path: MenuPath, category: CategoryBranch): MenuPath {
  return [...path, category];
}

export function goUp(path: MenuPath): MenuPath {
  return path.slice(0, -1);
}
