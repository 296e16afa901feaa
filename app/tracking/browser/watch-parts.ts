import type { TrackedList, TrackedPart, TrackedPromotion } from "../../foundation/tracked-part";
import type { PromotionEvent, RecommendationEvent, ShownList, TrackingEvent } from "../model/tracking-events";
import { isSeenAgain, readPath } from "./page-path";
import { routedPage } from "./routed-page";
import { listShownParts, onShownParts, type ShownParts } from "./shown-parts";

type Raise = (event: TrackingEvent) => void;

/**
 * Raises lists and promotions when they come into view and when they are pressed, and received support cases;
 * `onRecommended` receives products that are chosen, or added, from a recommendation.
 */
export function watchParts(
  raise: Raise,
  onRecommended: (sku: string, recommendationId: string) => void,
  signal: AbortSignal,
): void {
  const views = watchViews(raise, signal);
  onShownParts(views.follow, signal);
  const press = (event: MouseEvent) => {
    const path = event.composedPath();
    const pressed = path.find(isPressable);
    if (!pressed) return;
    const parts = listShownParts();
    const around = path.slice(path.indexOf(pressed));
    const at = around.findIndex((target) => partOf(target, parts)?.kind === "list");
    const list = partOf(around[at], parts);
    if (list?.kind === "list") raisePress(list, toProduct(list, around[at], around[at - 1]), pressed);
    const promotion = around
      .map((target) => partOf(target, parts))
      .find((part) => part?.kind === "promotion");
    if (promotion?.kind === "promotion" && pressed instanceof HTMLAnchorElement)
      raise(toPromotionEvent(promotion, "clicked"));
  };
  const raisePress = (list: TrackedList, product: Product | undefined, pressed: Pressable) => {
    if (!product) return;
    const { sku, path } = product;
    const shown = toShownList(list);
    if (pressed instanceof HTMLAnchorElement && pressed.pathname === new URL(path, location.href).pathname)
      raise({ kind: "card-clicked", list: shown, sku, index: shown.skus.indexOf(sku) });
    const recommendation = toRecommendation(list, "clicked", sku);
    if (!recommendation) return;
    onRecommended(sku, recommendation.id);
    raise(recommendation);
  };
  document.addEventListener("click", press, { capture: true, signal });
}

type Pressable = HTMLAnchorElement | HTMLButtonElement;
type Product = TrackedList["products"][number];

/** Links, and buttons that add a product to the cart. */
function isPressable(target: EventTarget): target is Pressable {
  return target instanceof HTMLAnchorElement
    ? target.href !== ""
    : target instanceof HTMLButtonElement && target.name === "sku";
}

function partOf(target: EventTarget | undefined, parts: ShownParts): TrackedPart | undefined {
  return target instanceof Element ? parts.get(target) : undefined;
}

/** The children of a list's element are its products. */
function toProduct({ products }: TrackedList, list: EventTarget | undefined, child: EventTarget | undefined) {
  return list instanceof Element && child instanceof Element
    ? products[[...list.children].indexOf(child)]
    : undefined;
}

/**
 * Raises each list once per URL when it comes into view, a list whose products change counts as another one; each
 * promotion once per page when half of it is visible; and each support case at once.
 */
function watchViews(raise: Raise, signal: AbortSignal) {
  const reported = new Set<string>();
  const promoted = new Set<string>();
  let known: ReadonlyMap<Element, string> | null = null;
  let parts: ShownParts = new Map();
  let address = "";
  const report = (part: TrackedPart | undefined) => {
    if (part?.kind === "list") {
      const list = toShownList(part);
      if (list.skus.length === 0 || !isNew(JSON.stringify(list), reported)) return;
      raise({ kind: "list-shown", list });
      const recommendation = toRecommendation(part, "shown", null);
      if (recommendation) raise(recommendation);
    } else if (part?.kind === "promotion") {
      const event = toPromotionEvent(part, "shown");
      if (isNew(`${location.pathname} ${JSON.stringify(event)}`, promoted)) raise(event);
    } else if (part) raise({ kind: "support-case-sent" });
  };
  const onView = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting && !signal.aborted) report(parts.get(target));
  };
  const observers = {
    // A list is visible when it passes a tenth of the window.
    list: new IntersectionObserver(onView, { rootMargin: "-10% 0px" }),
    promotion: new IntersectionObserver(onView, { threshold: 0.5 }),
  };
  const all = Object.values(observers);
  signal.addEventListener("abort", () => {
    for (const observer of all) observer.disconnect();
  });
  return {
    follow(shown: ShownParts) {
      const before = known;
      const { path, search } = readShownUrl();
      const present = path + search;
      if (address !== present) reported.clear();
      address = present;
      parts = shown;
      known = new Map([...shown].map(([element, part]) => [element, toKey(part, present)]));
      for (const element of before?.keys() ?? [])
        if (!shown.has(element)) for (const observer of all) observer.unobserve(element);
      for (const [element, part] of shown) {
        if (before?.get(element) === known.get(element)) continue;
        if (part.kind === "support-case") {
          // The document of a repeated request: the case was reported before.
          if (before || !isSeenAgain()) report(part);
          continue;
        }
        observers[part.kind].unobserve(element);
        observers[part.kind].observe(element);
      }
    },
  };
}

/** A promotion that stays while the page changes, such as the header's, does not come into view again. */
function toKey(part: TrackedPart, present: string): string {
  return part.kind === "list" ? present + part.products.map(({ sku }) => sku).join() : JSON.stringify(part);
}

/** The URL of what is shown: during a navigation the browser's is that of the next page already. */
function readShownUrl(): { readonly path: string; readonly search: string } {
  return routedPage.get() ?? { path: location.pathname, search: location.search };
}

function isNew(key: string, reported: Set<string>): boolean {
  if (reported.has(key)) return false;
  reported.add(key);
  return true;
}

function toShownList({ id, name, products }: TrackedList): ShownList {
  const [first = ""] = readPath(readShownUrl().path).split("/").filter(Boolean);
  return { id: id ?? first, name: name.trim(), skus: products.map(({ sku }) => sku) };
}

function toRecommendation(
  { recommendation }: TrackedList,
  action: RecommendationEvent["action"],
  sku: string | null,
): RecommendationEvent | null {
  return recommendation
    ? { kind: "recommendation", action, path: location.pathname, sku, ...recommendation }
    : null;
}

/** Its id is the path and the query of its link. */
function toPromotionEvent(
  { name, href, slot }: TrackedPromotion,
  action: PromotionEvent["action"],
): PromotionEvent {
  const { pathname, search } = new URL(href, location.href);
  return { kind: "promotion", action, id: pathname + search, name: name.trim(), slot };
}
