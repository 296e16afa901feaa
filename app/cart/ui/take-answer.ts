import type { CartAnswer } from "../model/cart-command";
import type { CartIntent } from "../model/cart-intent";
import type { CartPageContext } from "./cart-page-context";
import { getCartState, setCartState } from "./cart-store";
import { explainDifferences } from "./explain-differences";
import { getActualCart, getShownCart, takeActualCart } from "./own-cart";

/** The room took a command: its cart replaces the intended one, with a sentence for what is different. `isLast`: nothing newer is on its way. */
export async function takeAnswer(
  intent: CartIntent,
  answer: CartAnswer,
  context: CartPageContext,
  isLast: boolean,
): Promise<void> {
  const { command } = intent;
  const intended = getShownCart();
  const isNewCart = getActualCart()?.id !== answer.cart.id;
  const known = isLast && !isNewCart ? intended : null;
  explainDifferences(known, answer, intent, context);
  if (command.type === "apply-coupon")
    setCartState({ notice: { kind: "ok", text: context.translate("cart.notice.coupon-applied") } });
  await takeActualCart(answer.cart, context, isLast);
  // What the shopper did some time ago opens nothing now.
  if (command.type === "add-line" && !intent.isPromised) openDrawer(context);
  if (isNewCart && getCartState().hasRealtime)
    import("./cart-realtime").then(
      ({ openCartChannel }) => openCartChannel(answer.cart.id, context),
      // Without the channel the cart is what this page makes of it.
      () => {},
    );
}

function openDrawer({ prefix }: CartPageContext): void {
  if (!location.pathname.startsWith(`${prefix}/checkout`)) setCartState({ isDrawerOpen: true });
}
