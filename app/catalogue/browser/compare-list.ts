import { dismissAfterMs, notify } from "../../design/notification-store";
import type { Translate } from "../../i18n/translate";
import { mostCompared, parseCompared, toComparePath, toggleCompared } from "../model/compare-list";

/** In `localStorage`: SKUs, joined by commas. Kept because the shopper asks for it; nobody else reads it. */
export const compareKey = "compare";

type Page = { readonly prefix: string; readonly translate: Translate };

/** Puts an article on the shopper's list, or takes it off, and says which. */
export function toggle(sku: string, { prefix, translate }: Page): void {
  const { skus, change } = toggleCompared(readList(), sku);
  writeList(skus);
  showList({ prefix });
  const count = skus.length;
  const open = () => location.assign(toComparePath(prefix, readList()));
  notify({
    id: "compare",
    kind: change === "full" ? "bad" : "info",
    text: translate(`catalogue.compare.${change}`, { count, most: mostCompared }),
    dismissAfterMs: dismissAfterMs.error,
    ...(count > 0 && { action: { label: translate("catalogue.compare.open"), run: open } }),
  });
}

/** A comparison's own page is what its address says: the list becomes that. */
export function adoptShown(shown: string, page: Page): void {
  const named = parseCompared(shown);
  if (named.length > 0) writeList(named);
  else if (location.search === "" && readList().length > 0)
    location.replace(toComparePath(page.prefix, readList()));
  showList(page);
}

/** Marks what is on the list, and writes its length and address into the header's link. */
export function showList({ prefix }: Pick<Page, "prefix">): void {
  const skus = readList();
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-compare]")) {
    link.ariaCurrent = skus.includes(link.dataset.compare ?? "") ? "true" : null;
  }
  for (const count of document.querySelectorAll<HTMLElement>("[data-compare-count]")) {
    count.textContent = skus.length > 0 ? String(skus.length) : "";
    const link = count.closest("a");
    if (link) link.href = toComparePath(prefix, skus);
  }
}

export function takeOff(sku: string): void {
  writeList(readList().filter((other) => other !== sku));
}

/** Where the browser stores nothing, there is no list: links lead to comparisons all the same. */
function readList(): readonly string[] {
  try {
    return parseCompared(localStorage.getItem(compareKey));
  } catch {
    return [];
  }
}

function writeList(skus: readonly string[]): void {
  try {
    if (skus.length > 0) localStorage.setItem(compareKey, skus.join(","));
    else localStorage.removeItem(compareKey);
  } catch {
    // the address of the comparison still holds it
  }
}
