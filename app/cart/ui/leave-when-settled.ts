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
      if (!link || !lineUp.isBusy) return;
      event.preventDefault();
      link.setAttribute("aria-busy", "true");
      lineUp.settle().finally(() => location.assign(link.href));
    },
    { capture: true },
  );
}
