import type { CartLineUp } from "./cart-line-up";

/** Nothing typed is lost on the way out: links to checkout wait for what is under way, a page that goes sends the rest. */
export function leaveWhenSettled(lineUp: CartLineUp): void {
  addEventListener("pagehide", () => lineUp.flush(true));
  document.addEventListener(
    "click",
    (event) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>("a[data-cart-leave]")
          : null;
      if (!link || !lineUp.isBusy || opensElsewhere(event)) return;
      event.preventDefault();
      link.setAttribute("aria-busy", "true");
      lineUp.settle().finally(() => location.assign(link.href));
    },
    { capture: true },
  );
}

/** In another tab or window, or as a download: this page stays, with what is under way. */
function opensElsewhere({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}
