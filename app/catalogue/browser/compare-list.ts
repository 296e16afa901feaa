import { dismissAfterMs, notify } from "../../design/notification-store";
import type { Translate } from "../../i18n/translate";
import { mostCompared, parseCompared, toComparePath, type toggleCompared } from "../model/compare-list";

/** In `localStorage`: SKUs, joined by commas. Kept because the shopper asks for it; nobody else reads it. */
const compareKey = "compare";

export type Page = { readonly prefix: string; readonly translate: Translate };

/** Says what became of a press. */
export function notifyCompared(
  { skus, change }: ReturnType<typeof toggleCompared>,
  { prefix, translate }: Page,
): void {
  const count = skus.length;
  const open = () => location.assign(toComparePath(prefix, skus));
  notify({
    id: "compare",
    kind: change === "full" ? "bad" : "info",
    text: translate(`catalogue.compare.${change}`, { count, most: mostCompared }),
    dismissAfterMs: dismissAfterMs.error,
    ...(count > 0 && { action: { label: translate("catalogue.compare.open"), run: open } }),
  });
}

/** Marks what is on the list, and writes its length and address into the header's link. */
export function showCompared(skus: readonly string[], prefix: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-compare]")) {
    link.ariaCurrent = skus.includes(link.dataset.compare ?? "") ? "true" : null;
  }
  for (const count of document.querySelectorAll<HTMLElement>("[data-compare-count]")) {
    count.textContent = skus.length > 0 ? String(skus.length) : "";
    const link = count.closest("a");
    if (link) link.href = toComparePath(prefix, skus);
  }
}

/** Where the browser stores nothing, there is no list: links lead to comparisons all the same. */
export function readCompared(): readonly string[] {
  try {
    return parseCompared(localStorage.getItem(compareKey));
  } catch {
    return [];
  }
}

export function writeCompared(skus: readonly string[]): void {
  try {
    if (skus.length > 0) localStorage.setItem(compareKey, skus.join(","));
    else localStorage.removeItem(compareKey);
  } catch {
    // the address of the comparison still holds it
  }
}
