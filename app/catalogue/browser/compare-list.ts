import { dismissAfterMs, notify } from "../../design/notification-store";
import type { Translate } from "../../i18n/translate";
import { maxCompared, parseCompared, toComparePath, type toggleCompared } from "../model/compare-list";
import { markLinks } from "./mark-links";
import { markedProducts } from "./marked-products";

/** In `localStorage`: SKUs, joined by commas. Stored at the shopper's request; no other party reads it. */
const compareKey = "compare";

export type Page = { readonly prefix: string; readonly translate: Translate };

/** Shows a notification of the change. */
export function notifyCompared(
  { skus, change }: ReturnType<typeof toggleCompared>,
  { prefix, translate }: Page,
): void {
  const count = skus.length;
  const open = () => location.assign(toComparePath(prefix, skus));
  notify({
    id: "compare",
    kind: change === "full" ? "bad" : "info",
    text: translate(`catalogue.compare.${change}`, { count, most: maxCompared }),
    dismissAfterMs: dismissAfterMs.error,
    ...(count > 0 && { action: { label: translate("catalogue.compare.open"), run: open } }),
  });
}

/** Marks the products on the list, and gives it to the header's link. */
export function showCompared(skus: readonly string[]): void {
  markLinks("compare", skus);
  markedProducts.set({ ...markedProducts.get(), compared: skus });
}

/** Returns an empty list if the browser stores nothing: links lead to comparisons all the same. */
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
    // the URL of the comparison still contains it
  }
}
