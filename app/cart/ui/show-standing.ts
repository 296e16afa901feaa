import { dismiss, notify } from "../../design/notification-store";
import { getCartState, type StandingView, setCartState, subscribeToCart } from "./cart-store";

const id = "cart-standing";
let shown: StandingView | null = null;

/** What holds until something is done about it stays in sight: in the drawer while that is open, else as a notification. */
export function showStanding(): void {
  subscribeToCart(() => {
    const { standing, isDrawerOpen } = getCartState();
    const wanted = isDrawerOpen ? null : standing;
    if (wanted === shown) return;
    shown = wanted;
    if (wanted === null) dismiss(id);
    else
      notify({
        id,
        kind: wanted.kind === "bad" ? "bad" : "info",
        text: wanted.text,
        dismissAfterMs: null,
        ...(wanted.action && { action: wanted.action }),
      });
  });
}

export function setStanding(standing: StandingView | null): void {
  setCartState({ standing });
}
