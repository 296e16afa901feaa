import { findAround } from "../../../foundation/browser/find-around";
import type { TagEvent } from "../../model/tag-events";

/** Promotional banners; the attribute is their kind (`hero`, `campaign`, `box`, `line`). */
const selector = "[data-promo]";

/** A page changes in many steps; it is searched when this time has passed since the first of them. */
const settleMs = 200;

type Report = (event: TagEvent) => void;

/** Reports each named banner once per page when half of it is visible, and when its link is clicked. */
export function watchPromotions(report: Report, signal: AbortSignal): void {
  const reported = new Set<string>();
  const views = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const promotion = isIntersecting && target instanceof HTMLElement ? readPromotion(target) : null;
        const key = `${location.pathname} ${JSON.stringify(promotion)}`;
        if (!promotion || reported.has(key)) continue;
        reported.add(key);
        report({ event: "view_promotion", ecommerce: promotion });
      }
    },
    { threshold: 0.5 },
  );
  const known = new WeakSet<Element>();
  const look = () => {
    for (const banner of document.querySelectorAll(selector)) {
      if (known.has(banner)) continue;
      known.add(banner);
      views.observe(banner);
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changes = new MutationObserver(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      look();
    }, settleMs);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("click", (event) => reportPressed(event, report), { capture: true, signal });
  signal.addEventListener("abort", () => {
    views.disconnect();
    changes.disconnect();
    clearTimeout(timer);
  });
  look();
}

function reportPressed({ target }: MouseEvent, report: Report): void {
  const banner = findAround(findAround(target, "a[href]"), selector);
  const promotion = banner ? readPromotion(banner) : null;
  if (promotion) report({ event: "select_promotion", ecommerce: promotion });
}

/** The name is its heading, the id is the path of its link; null: it lacks one of them. */
function readPromotion(banner: HTMLElement) {
  const link = banner.querySelector<HTMLAnchorElement>("a[href]");
  const name = (banner.querySelector("h1, h2, h3, b, span") ?? link)?.textContent?.trim();
  if (!link || !name) return null;
  return {
    promotion_id: link.pathname + link.search,
    promotion_name: name,
    creative_slot: banner.dataset.promo ?? "",
  };
}
