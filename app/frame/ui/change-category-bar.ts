import { type CategoryBranch, isCategoryBranch } from "../../catalogue/model/category-branch";
import { splitIntoRows } from "../model/split-into-rows";

type Link = readonly [name: string, href: string];

/**
 * Shows another department's children in the served bar, or all departments (""). When the tree cannot be loaded, the
 * bar is unchanged: its links still work.
 */
export async function changeCategoryBar(bar: HTMLElement, department: string, prefix: string): Promise<void> {
  bar.dataset.categoryBar = department;
  const branches = await loadCategoryBranches(prefix).catch(() => null);
  if (!branches || bar.dataset.categoryBar !== department) return;
  const chosen = branches.find(([, href]) => href === department);
  const isOfProduct = chosen !== undefined && chosen[2].length > 0;
  const links: Link[] = (isOfProduct ? chosen[2] : branches).map(([name, href]) => [name, href]);
  const { allName, saleName, saleHref } = bar.dataset;
  bar.ariaLabel = isOfProduct ? chosen[0] : (allName ?? "");
  for (const sale of bar.querySelectorAll<HTMLElement>("[data-bar-sale]")) sale.hidden = isOfProduct;
  const sale: Link = [saleName ?? "", saleHref ?? ""];
  const rows = splitIntoRows(isOfProduct ? links : [...links, sale]);
  bar.querySelectorAll("[data-bar-rows] > ul").forEach((list, index) => {
    list.replaceChildren(...(rows[index] ?? []).map((link) => createItem(link, bar)));
  });
}

function createItem([name, href]: Link, { dataset }: HTMLElement): HTMLLIElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = href;
  link.textContent = name;
  item.append(link);
  if (href === dataset.saleHref) item.className = dataset.saleClass ?? "";
  return item;
}

/** Loads the category tree of the menus from the shop. */
export async function loadCategoryBranches(prefix: string): Promise<readonly CategoryBranch[]> {
  const answer = await fetch(`${prefix}/navigation`);
  const branches: unknown = answer.ok ? await answer.json() : null;
  if (!Array.isArray(branches) || !branches.every(isCategoryBranch))
    throw new Error(`The navigation answered ${answer.status}`);
  return branches;
}
