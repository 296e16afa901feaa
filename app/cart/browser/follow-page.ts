import type { CartClient } from "./create-cart-client";

/** Reports to the client, for the lifetime of the document, when its page is left, shown again or has a network. */
export function followPage(client: CartClient): void {
  addEventListener("online", () => client.sendStored());
  addEventListener("pagehide", () => client.handlePageHide());
  addEventListener("pageshow", ({ persisted }) => client.handlePageShow(persisted));
  document.addEventListener("click", (event) => leaveWhenSettled(event, client), { capture: true });
}

/** Delays links to the checkout until commands in flight are complete, so that no input is lost. */
function leaveWhenSettled(event: MouseEvent, client: CartClient): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-cart-leave]") : null;
  if (!link || !client.isBusy || opensElsewhere(event)) return;
  event.preventDefault();
  link.setAttribute("aria-busy", "true");
  client.settle().finally(() => location.assign(link.href));
}

/** Opens in another tab or window, or downloads: this page stays, with its commands in flight. */
function opensElsewhere({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}
