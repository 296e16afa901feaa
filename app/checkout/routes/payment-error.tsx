import { type Cart, countPieces } from "../../cart/model/cart";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { loadShownCart } from "../../cart/operations/load-shown-cart.server";
import { toPageHref } from "../../content/model/page-href";
import { toPathPrefix } from "../../countries/model/language-prefix";
import { readQuery } from "../../countries/model/route-table";
import { formatMoney } from "../../i18n/formats";
import { useTranslate } from "../../i18n/translate-context";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readFlashOnce } from "../../request/read-flash-once";
import { showsSupportForm } from "../../support/model/shows-support-form";
import { supportPath } from "../../support/model/support-path";
import { readPaymentErrorKind } from "../model/payment-error-page";
import { CheckoutSteps } from "../ui/checkout-steps";
import { PaymentErrorPage, type UnpaidCart } from "../ui/payment-error-page";
import type { Route } from "./+types/payment-error";

export async function loader({ context, request }: Route.LoaderArgs) {
  setPageHead(context, { robots: "noindex, nofollow" });
  const kind =
    readPaymentErrorKind(readQuery(request, "adyen-payment-error").get("error")) ?? "payment-error";
  const wasCharged = (await readFlashOnce(context.get(requestContext).session)) === "payment-charged";
  const [{ cart }, helpHref] = await Promise.all([
    loadShownCart(toCartAccess(context)),
    chooseHelpHref(context, request),
  ]);
  return {
    kind,
    wasCharged,
    cart: cart && cart.lines.length > 0 ? toUnpaidCart(cart, context) : null,
    helpHref,
  };
}

/** Returns the support form with its topic; in shops without it, the page with telephone and e-mail. */
async function chooseHelpHref(context: Route.LoaderArgs["context"], request: Request): Promise<string> {
  const { locale } = context.get(requestContext);
  const prefix = toPathPrefix(context.get(requestContext).country, locale);
  const settings = await context.get(requestContext).gateways.catalogue.loadStoreSettings();
  const hasForm = showsSupportForm(request, settings.ok && settings.value.hasSupportForm === true);
  return hasForm
    ? supportPath(prefix, { reason: "payment", subreason: "payment-issues" })
    : toPageHref("company-information", prefix, locale);
}

function toUnpaidCart(cart: Cart, context: Route.LoaderArgs["context"]): UnpaidCart {
  const { translate } = context.get(requestContext);
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
