import type { CategoryBranch } from "../../catalogue/model/category-branch";

/** What the menu shows: the chosen department, and the categories below it down to the open one. */
export type MenuPath = readonly CategoryBranch[];

/**
 * Chooses a department. Chosen again it stays open; another one replaces it (specification, second document 2.3). A
 * department without categories is a link and is never passed here.
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
