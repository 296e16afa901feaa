import { findAround } from "../../foundation/browser/find-around";
import type { RecommendationEvent, TrackingEvent } from "../model/tracking-events";
import { findListAround, findListElements, readList, readRecommendation, readSkuAround } from "./read-lists";

/**
 * Raises each list of products once per URL, when it comes into view; a list whose products change counts as another
 * one. `read` searches the current page for lists.
 */
export function watchLists(raise: (event: TrackingEvent) => void, signal: AbortSignal) {
  const reported = new Set<string>();
  const known = new Map<HTMLElement, string>();
  let address = "";
  const report = (element: HTMLElement) => {
    const list = readList(element);
    const key = JSON.stringify(list);
    if (list.skus.length === 0 || reported.has(key)) return;
    reported.add(key);
    raise({ kind: "list-shown", list });
    const recommendation = toRecommendation(element, "shown", null);
    if (recommendation) raise(recommendation);
  };
  const views = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLElement && !signal.aborted) report(target);
    },
    // A list is visible when it passes a tenth of the window.
    { rootMargin: "-10% 0px" },
  );
  signal.addEventListener("abort", () => views.disconnect());
  return {
    read(present: string) {
      if (address !== present) reported.clear();
      address = present;
      const shown = new Map(findListElements().map((element) => [element, present + readList(element).skus]));
      for (const element of known.keys()) if (!shown.has(element)) views.unobserve(element);
      for (const [element, key] of shown) {
        if (known.get(element) === key) continue;
        views.unobserve(element);
        views.observe(element);
      }
      known.clear();
      for (const [element, key] of shown) known.set(element, key);
    },
  };
}

/**
 * Raises clicks on cards; `onRecommended` receives products that are chosen, or added, from a
 * recommendation.
 */
export function watchCards(
  raise: (event: TrackingEvent) => void,
  onRecommended: (sku: string, recommendationId: string) => void,
  signal: AbortSignal,
): void {
  const handle = ({ target }: MouseEvent) => {
    const pressed = findAround(target, "a[href], button[name=sku]");
    const around = pressed && findListAround(pressed);
    const sku = pressed && readSkuAround(pressed);
    if (!around || !sku) return;
    const isProduct = pressed.matches("a:not([data-save], [data-compare])");
    if (isProduct) {
      const list = readList(around);
      raise({ kind: "card-clicked", list, sku, index: list.skus.indexOf(sku) });
    }
    const recommendation = toRecommendation(around, "clicked", sku);
    if (!recommendation) return;
    onRecommended(sku, recommendation.id);
    raise(recommendation);
  };
  document.addEventListener("click", handle, { capture: true, signal });
}

function toRecommendation(
  element: Element,
  action: RecommendationEvent["action"],
  sku: string | null,
): RecommendationEvent | null {
  const recommendation = readRecommendation(element);
  return (
    recommendation && { kind: "recommendation", action, path: location.pathname, sku, ...recommendation }
  );
}
