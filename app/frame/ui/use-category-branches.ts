import { useEffect, useRef, useState } from "react";
import { type CategoryBranch, isCategoryBranch } from "../../catalogue/model/category-branch";
import { usePathPrefix } from "../../i18n/use-path-prefix";

type Branches = readonly CategoryBranch[];

/**
 * The category tree of the menus. It loads as soon as it is needed; after a failure again with the next need. Uses a
 * plain request: an error in a fetcher of the router replaces the page.
 *
 * @param need - changes with each reason to show it; null: none
 */
export function useCategoryBranches(need: string | null): Branches | "waiting" | "unavailable" {
  const prefix = usePathPrefix();
  const [branches, setBranches] = useState<Branches | "waiting" | "unavailable">("waiting");
  const isAsked = useRef(false);
  useEffect(() => {
    if (need === null || isAsked.current) return;
    isAsked.current = true;
    setBranches("waiting");
    loadCategoryBranches(prefix).then(setBranches, () => {
      isAsked.current = false;
      setBranches("unavailable");
    });
  }, [need, prefix]);
  return branches;
}

async function loadCategoryBranches(prefix: string): Promise<Branches> {
  const answer = await fetch(`${prefix}/navigation`);
  const branches: unknown = answer.ok ? await answer.json() : null;
  if (!Array.isArray(branches) || !branches.every(isCategoryBranch))
    throw new Error(`The navigation answered ${answer.status}`);
  return branches;
}
