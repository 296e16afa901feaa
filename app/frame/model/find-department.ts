import type { CategoryBranch } from "../../catalogue/model/category-branch";

/** Finds the department with this path, or the one that has a category with it on its next level. */
export function findDepartment(
  departments: readonly CategoryBranch[],
  href: string | null,
): CategoryBranch | null {
  const isHere = ([, path]: CategoryBranch) => path === href;
  return departments.find((each) => isHere(each) || each[2].some(isHere)) ?? null;
}
