import { dismissAfterMs, notify } from "../../design/notification-store";
import type { CartNoticeView } from "./cart-notice";
import { getCartState, setCartState } from "./cart-store";

/** In the drawer while it is open, for it covers the page; else as a notification. Either is a live region: heard once. */
export function sayAboutCart(
  id: string,
  notice: CartNoticeView,
  errorMs: number = dismissAfterMs.error,
): void {
  if (getCartState().isDrawerOpen) {
    setCartState({ notice });
    return;
  }
  const isBad = notice.kind === "bad";
  notify({
    id,
    kind: isBad ? "bad" : "info",
    text: notice.text,
    dismissAfterMs: isBad ? errorMs : dismissAfterMs.normal,
  });
}
