import { useState } from "react";
import { data, redirect, redirectDocument, type ShouldRevalidateFunctionArgs } from "react-router";
import type { CartAccess } from "../../cart/operations/cart-access.server";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { loadSellingTerms } from "../../cart/operations/load-selling-terms.server";
import { createCartViewContext } from "../../cart/ui/cart-view-context";
import { toCartView } from "../../cart/ui/to-cart-view";
import { readQuery } from "../../countries/model/route-table";
import { useTranslate } from "../../i18n/translate-context";
import { toStatedGuarantee } from "../../law/model/guarantee-notice";
import { noPayment } from "../../orders/model/order";
import { requestContext } from "../../request/context";
import { readFlashOnce } from "../../request/read-flash-once";
import { readForm } from "../../request/read-form";
import { readWalletButtons } from "../../request/wallet-buttons";
import type { TrackedRoute } from "../../tracking/model/tracked-route";
import { type BirthDateError, checkBirthDate } from "../model/birth-date";
import { toStepPath } from "../model/checkout-step";
import { needsNoPayment } from "../model/needs-no-payment";
import { type OrderForm, parseOrderForm } from "../model/parse-order-form";
import { readPaymentErrorKind } from "../model/payment-error-page";
import { asksBirthDate } from "../model/payment-method";
import { toReturnUrl } from "../model/to-return-url";
import { isGooglePayOnly } from "../model/wallet-flow";
import { choosePayment, type OrderProblem, placeOrder } from "../operations/place-order.server";
import { CheckoutSteps } from "../ui/checkout-steps";
import { PaymentPage } from "../ui/payment-page";
import { limitToWallets, toPaymentView, toWalletHint } from "../ui/payment-view";
import { postOrStay, readOrStay } from "../ui/stay-offline";
import type { OrderProblemView } from "../ui/to-problem-text";
import { TryAgain } from "../ui/try-again";
import type { Route } from "./+types/payment";
import { requireCheckoutCart } from "./require-checkout-cart.server";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { country, duties, law } = context.get(requestContext);
  const [read, { terms, settings }] = await Promise.all([
    requireCheckoutCart(context, "payment"),
    loadSellingTerms(context),
  ]);
  if (!read.ok) return data(null, 503);
  const { cart, isRepriced } = read.value;
  const errorKind = readPaymentErrorKind(readQuery(request, "checkout").get("error"));
  const flash = await readFlashOnce(context.get(requestContext).session);
  const viewContext = createCartViewContext(context.get(requestContext).translate, terms);
  // After a failed payment the next press is a new attempt; until then every press of this cart's button is the same
  // one.
  const attempt = errorKind === null ? "" : `:${crypto.randomUUID().slice(0, 8)}`;
  const wallets = needsNoPayment(cart)
    ? null
    : readWalletButtons(
        context,
        settings?.walletFlow ?? null,
        cart.billingAddress?.customerType === "business",
      );
  return data({
    view: toCartView(cart, viewContext),
    payment: limitToWallets(
      toPaymentView(cart, country, settings?.codFee ?? null, viewContext, { duties, ...law }),
      !needsNoPayment(cart) &&
        isGooglePayOnly(settings?.walletFlow ?? null, context.get(requestContext).toggles),
    ),
    orderKey: `pay:${cart.id}:${cart.version}${attempt}`,
    errorKind,
    isRepriced,
    wasCharged: flash === "payment-charged",
    asksReviewConsent: duties.has("review-mail-refusal"),
    isNewsletterOptional: duties.has("newsletter-tick"),
    refusesReviewMail: !cart.agreedToReviewMail,
    wallets,
    walletHint: toWalletHint(viewContext.translate),
    guarantee: toStatedGuarantee({
      ...context.get(requestContext),
      words: {
        heading: viewContext.translate("checkout.payment.guaranteeTitle"),
        reminder: viewContext.translate("pages.guarantee.text"),
        repair: viewContext.translate("pages.guarantee.repair"),
      },
    }),
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = parseOrderForm(await readForm(request));
  const access = toCartAccess(context);
  if (form.intent !== "order") {
    const chosen = await choosePayment(access, form, context.get(requestContext).duties);
    if (!chosen.ok)
      return data(
        toProblem(chosen.error.code, form),
        chosen.error.code === "platform-unavailable" ? 503 : 400,
      );
    return form.intent === "choose" ? data(null) : redirect(toStepPath("payment"), 303);
  }
  const birthDateError = checkOrderForm(form, new Date());
  if (birthDateError) return data({ ...toProblem("birth-date", form), birthDateError }, 400);
  const { translate } = context.get(requestContext);
  const outcome = await placeOrder(form, {
    access,
    duties: context.get(requestContext).duties,
    orders: context.get(requestContext).gateways.orders,
    locale: translate.locale,
    utmSource: context.get(requestContext).utmSource(),
    returnUrl: toReturnUrl(context.get(requestContext).origin, access.country, translate.language),
  });
  if (!outcome.ok) return answerProblem(outcome.error, access, form);
  if (outcome.value.next === "redirect") return redirect(outcome.value.url, 303);
  return redirectDocument(
    `${toStepPath("thank-you")}?${new URLSearchParams({ order: outcome.value.orderId })}`,
    303,
  );
}

/** Checks what a method requires before the provider is called. */
function checkOrderForm({ method, birthDate }: OrderForm, now: Date): BirthDateError | null {
  return method !== null && method !== noPayment && asksBirthDate(method)
    ? checkBirthDate(birthDate, now)
    : null;
}

async function answerProblem(problem: OrderProblem, access: CartAccess, form: OrderForm) {
  switch (problem.code) {
    case "no-cart":
      throw redirectDocument(toStepPath("cart"), 303);
    case "cart-incomplete":
      throw redirectDocument(toStepPath(problem.missing === "lines" ? "cart" : "billing"), 303);
    case "payment":
      if (problem.charged) await access.session.update({ flash: "payment-charged" });
      throw redirect(`${toStepPath("payment")}?error=${problem.kind}`, 303);
    case "out-of-stock":
      return data({ ...toProblem(problem.code, form), left: problem.lines }, 409);
    case "not-for-sale":
      return data({ ...toProblem(problem.code, form), unsellable: problem.lines.map(({ sku }) => sku) }, 409);
    case "platform-unavailable":
      return data(toProblem(problem.code, form), 503);
    case "too-many-attempts":
      return data(toProblem(problem.code, form), 429);
    default:
      return data(toProblem(problem.code, form), 409);
  }
}

function toProblem(code: string, form: OrderForm): OrderProblemView {
  const { method, birthDate, agreedToReviewMail, newsletter } = form;
  return { code, typed: { method, birthDate, refusesReviewMail: !agreedToReviewMail, newsletter } };
}

/** The form stays unchanged if the shop cannot be reached, both for a choice of method and for the order. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return postOrStay<OrderProblemView | null>(serverAction);
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return readOrStay(serverLoader);
}

/**
 * Also after a refused order, because its cart differs from the shown one.
 * Not while the shop cannot be reached.
 */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (!isProblem(actionResult)) return defaultShouldRevalidate;
  return !actionResult.code.startsWith("offline-");
}

function isProblem(value: unknown): value is OrderProblemView {
  return typeof value === "object" && value !== null && "code" in value && typeof value.code === "string";
}

export const handle: TrackedRoute<unknown> = {
  toSeenPage: () => ({ name: "checkout", step: "payment" }),
};

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const translate = useTranslate();
  // The previous view stays if it cannot be read again.
  const [shown, setShown] = useState(loaderData);
  if (loaderData && loaderData !== shown) setShown(loaderData);
  return (
    <>
      <title>{translate("checkout.payment.metaTitle")}</title>
      <CheckoutSteps current="payment" />
      {shown ? <PaymentPage {...shown} problem={actionData ?? null} /> : <TryAgain />}
    </>
  );
}
