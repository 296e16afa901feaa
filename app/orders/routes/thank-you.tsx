import { data } from "react-router";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { loadSellingTerms } from "../../cart/operations/load-selling-terms.server";
import { createCartViewContext } from "../../cart/ui/cart-view-context";
import { CheckoutSteps } from "../../checkout/ui/checkout-steps";
import { TryAgain } from "../../checkout/ui/try-again";
import { useTranslate } from "../../i18n/translate-context";
import { countryContext, gatewaysContext, translateContext } from "../../request/context";
import { loadOrder } from "../operations/load-order.server";
import { OrderNotFound } from "../ui/order-not-found";
import { ThankYouPage } from "../ui/thank-you-page";
import { toOrderView } from "../ui/to-order-view";
import type { Route } from "./+types/thank-you";

/** Unguarded, but only for the session that placed the order; anybody else learns nothing about it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const orderId = new URL(request.url).searchParams.get("order") ?? "";
  const [order, { terms, settings }] = await Promise.all([
    loadOrder(toCartAccess(context), context.get(gatewaysContext).orders, orderId),
    loadSellingTerms(context),
  ]);
  if (!order.ok) return data({ state: "down" as const }, 503);
  if (order.value === null) return data({ state: "unknown" as const }, 404);
  const viewContext = createCartViewContext(context.get(translateContext), terms);
  const { timeZone } = context.get(countryContext);
  return data({
    state: "known" as const,
    order: toOrderView(order.value, settings?.bank ?? null, timeZone, viewContext),
  });
}

export default function ThankYou({ loaderData }: Route.ComponentProps) {
  const translate = useTranslate();
  return (
    <>
      <title>{translate("orders.thankYou.metaTitle")}</title>
      {loaderData.state === "known" ? <CheckoutSteps current="thank-you" /> : null}
      {loaderData.state === "known" ? <ThankYouPage order={loaderData.order} /> : null}
      {loaderData.state === "unknown" ? <OrderNotFound /> : null}
      {loaderData.state === "down" ? <TryAgain /> : null}
    </>
  );
}
