import { data, redirect } from "react-router";
import type { CartAccess } from "../../cart/operations/cart-access.server";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { loadSellingTerms } from "../../cart/operations/load-selling-terms.server";
import { createCartViewContext } from "../../cart/ui/cart-view-context";
import { toCartView } from "../../cart/ui/to-cart-view";
import { hasLegalGuaranteeNotice } from "../../catalogue/model/legal-guarantee";
import { useTranslate } from "../../i18n/translate-context";
import {
  countryContext,
  gatewaysContext,
  originContext,
  sessionContext,
  translateContext,
} from "../../request/context";
import { readFlashOnce } from "../../request/read-flash-once";
import { readForm } from "../../request/read-form";
import { toStepPath } from "../model/checkout-step";
import { parseOrderForm } from "../model/parse-order-form";
import { readPaymentErrorKind } from "../model/payment-error-page";
import { toReturnUrl } from "../model/to-return-url";
import { choosePayment } from "../operations/choose-payment.server";
import { type OrderProblem, placeOrder } from "../operations/place-order.server";
import { CheckoutSteps } from "../ui/checkout-steps";
import { PaymentPage } from "../ui/payment-page";
import { toPaymentView } from "../ui/payment-view";
import { TryAgain } from "../ui/try-again";
import type { Route } from "./+types/payment";
import { requireCheckoutCart } from "./require-checkout-cart.server";

export async function loader({ context, request }: Route.LoaderArgs) {
  const country = context.get(countryContext);
  const [read, { terms, settings }] = await Promise.all([
    requireCheckoutCart(context, "payment"),
    loadSellingTerms(context),
  ]);
  if (!read.ok) return data(null, 503);
  const { cart, isRepriced } = read.value;
  const errorKind = readPaymentErrorKind(new URL(request.url).searchParams.get("error"));
  const flash = await readFlashOnce(context.get(sessionContext));
  const viewContext = createCartViewContext(context.get(translateContext), terms);
  // After a failed payment the next press is a new try; until then every press of this cart's button is the same one.
  const attempt = errorKind === null ? "" : `:${crypto.randomUUID().slice(0, 8)}`;
  return data({
    view: toCartView(cart, viewContext),
    payment: toPaymentView(cart, country, settings?.codFee ?? null, viewContext),
    orderKey: `pay:${cart.id}:${cart.version}${attempt}`,
    errorKind,
    isRepriced,
    wasCharged: flash === "payment-charged",
    asksReviewConsent: country.asksReviewConsent,
    refusesReviewMail: !cart.agreedToReviewMail,
    showsGuarantee: hasLegalGuaranteeNotice(country.code),
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = parseOrderForm(await readForm(request));
  const access = toCartAccess(context);
  if (form.intent !== "order") {
    const chosen = await choosePayment(access, form);
    if (!chosen.ok)
      return data(toProblem(chosen.error.code), chosen.error.code === "platform-unavailable" ? 503 : 400);
    return form.intent === "choose" ? data(null) : redirect(toStepPath("payment"), 303);
  }
  const translate = context.get(translateContext);
  const outcome = await placeOrder(form, {
    access,
    orders: context.get(gatewaysContext).orders,
    locale: translate.locale,
    returnUrl: toReturnUrl(context.get(originContext), access.country, translate.language),
  });
  if (!outcome.ok) return answerProblem(outcome.error, access);
  if (outcome.value.next === "redirect") return redirect(outcome.value.url, 303);
  return redirect(`${toStepPath("thank-you")}?${new URLSearchParams({ order: outcome.value.orderId })}`, 303);
}

async function answerProblem(problem: OrderProblem, access: CartAccess) {
  switch (problem.code) {
    case "no-cart":
      throw redirect(toStepPath("cart"), 303);
    case "cart-incomplete":
      throw redirect(toStepPath(problem.missing === "lines" ? "cart" : "billing"), 303);
    case "payment":
      if (problem.charged) await access.session.update({ flash: "payment-charged" });
      throw redirect(`${toStepPath("payment")}?error=${problem.kind}`, 303);
    case "out-of-stock":
      return data({ ...toProblem(problem.code), left: problem.lines }, 409);
    case "platform-unavailable":
      return data(toProblem(problem.code), 503);
    case "too-many-attempts":
      return data(toProblem(problem.code), 429);
    default:
      return data(toProblem(problem.code), 409);
  }
}

function toProblem(code: string) {
  return { code, left: [] as readonly { sku: string; left: number }[] };
}

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const translate = useTranslate();
  return (
    <>
      <title>{translate("checkout.payment.metaTitle")}</title>
      <CheckoutSteps current="payment" />
      {loaderData ? <PaymentPage {...loaderData} problem={actionData ?? null} /> : <TryAgain />}
    </>
  );
}
