import { type Cart, countPieces } from "../../cart/model/cart";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { loadShownCart } from "../../cart/operations/load-shown-cart.server";
import { formatMoney } from "../../i18n/formats";
import { useTranslate } from "../../i18n/translate-context";
import { sessionContext, translateContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readFlashOnce } from "../../request/read-flash-once";
import { readPaymentErrorKind } from "../model/payment-error-page";
import { CheckoutSteps } from "../ui/checkout-steps";
import { type KeptCart, PaymentErrorPage } from "../ui/payment-error-page";
import type { Route } from "./+types/payment-error";

export async function loader({ context, request }: Route.LoaderArgs) {
  setPageHead(context, { robots: "noindex, nofollow" });
  const kind = readPaymentErrorKind(new URL(request.url).searchParams.get("error")) ?? "payment-error";
  const wasCharged = (await readFlashOnce(context.get(sessionContext))) === "payment-charged";
  const { cart } = await loadShownCart(toCartAccess(context));
  return { kind, wasCharged, cart: cart && cart.lines.length > 0 ? toKeptCart(cart, context) : null };
}

function toKeptCart(cart: Cart, context: Route.LoaderArgs["context"]): KeptCart {
  const translate = context.get(translateContext);
  return {
    pieces: translate.plural("cart.pieces", countPieces(cart)),
    total: formatMoney(cart.total, translate.locale),
  };
}

export default function PaymentError({ loaderData }: Route.ComponentProps) {
  const translate = useTranslate();
  return (
    <>
      <title>{translate("checkout.paymentError.metaTitle")}</title>
      <CheckoutSteps current="payment" />
      <PaymentErrorPage {...loaderData} />
    </>
  );
}
