import { data } from "react-router";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { loadSellingTerms } from "../../cart/operations/load-selling-terms.server";
import { createCartViewContext } from "../../cart/ui/cart-view-context";
import { CheckoutSteps } from "../../checkout/ui/checkout-steps";
import { TryAgain } from "../../checkout/ui/try-again";
import { toWithdrawalLink } from "../../content/operations/to-withdrawal-link.server";
import { readQuery } from "../../countries/model/route-table";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { readPathPrefix, requestContext } from "../../request/context";
import type { TrackedRoute } from "../../tracking/model/tracked-route";
import { toAccountPaths, toStatusPaths } from "../model/order-paths";
import { drawTransferCode } from "../operations/draw-code.server";
import { loadSurvey } from "../operations/load-survey.server";
import { loadOrder } from "../operations/session-orders.server";
import { SurveyOffer } from "../ui/survey-offer";
import { OrderNotFound, ThankYouPage } from "../ui/thank-you-page";
import { toDeliveryStart } from "../ui/to-next-steps";
import { toOrderView } from "../ui/to-order-view";
import type { Route } from "./+types/thank-you";

/** Unguarded, but only the session that placed the order sees its data. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const orderId = readQuery(request, "checkout").get("order") ?? "";
  const [order, { terms, settings }] = await Promise.all([
    loadOrder(toCartAccess(context), context.get(requestContext).gateways.orders, orderId),
    loadSellingTerms(context),
  ]);
  if (!order.ok) return data({ state: "down" as const }, 503);
  if (order.value === null) return data({ state: "unknown" as const }, 404);
  const bank = settings?.bank ?? null;
  const code = drawTransferCode(order.value, bank);
  const viewContext = createCartViewContext(context.get(requestContext).translate, {
    ...terms,
    now: toDeliveryStart(order.value, terms.now),
  });
  const isGuest = !(await context.get(requestContext).session.read())?.customerId;
  const survey = await loadSurvey(context, {
    order: order.value,
    offers: terms.offers,
    cookies: request.headers.get("cookie") ?? "",
  });
  const account = `/checkout/create-account?${new URLSearchParams({ order: order.value.id })}`;
  return data({
    state: "known" as const,
    order: toOrderView(
      order.value,
      { bank, code, timeZone: context.get(requestContext).country.timeZone },
      viewContext,
    ),
    accountPath: isGuest ? account : null,
    survey,
    status: toStatusLink(context, order.value.orderNumber, isGuest),
    // Companies have no right of withdrawal.
    withdrawal:
      order.value.billingAddress.customerType === "business"
        ? null
        : toWithdrawalLink(context, order.value.orderNumber),
  });
}

/** A guest's session has placed the order, which is proof enough for its page. */
function toStatusLink(context: Route.LoaderArgs["context"], orderNumber: string, isGuest: boolean) {
  const toPaths = isGuest ? toStatusPaths : toAccountPaths;
  return {
    text: context.get(requestContext).translate("my-orders.show"),
    href: toPaths(readPathPrefix(context), orderNumber).order,
  };
}

export const handle: TrackedRoute<Route.ComponentProps["loaderData"]> = {
  toSeenPage(data, query) {
    const orderId = query.get("order");
    return data.state === "known" && orderId
      ? { name: "thank-you", orderId, cartId: data.order.cartId }
      : null;
  },
};

/** A page without an order has a title without thanks. */
const titles = {
  known: "orders.thankYou.metaTitle",
  unknown: "orders.thankYou.notFound.title",
  down: "checkout.title",
} as const;

export default function ThankYou({ loaderData }: Route.ComponentProps) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <>
      <title>{translate(titles[loaderData.state])}</title>
      {loaderData.state === "known" ? <CheckoutSteps current="thank-you" /> : null}
      {loaderData.state === "known" ? (
        <ThankYouPage
          order={loaderData.order}
          withdrawal={loaderData.withdrawal}
          status={loaderData.status}
          accountHref={loaderData.accountPath && prefix + loaderData.accountPath}
        />
      ) : null}
      {loaderData.state === "known" && loaderData.survey ? <SurveyOffer {...loaderData.survey} /> : null}
      {loaderData.state === "unknown" ? <OrderNotFound /> : null}
      {loaderData.state === "down" ? <TryAgain /> : null}
    </>
  );
}
