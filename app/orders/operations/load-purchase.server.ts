import type { RouterContextProvider } from "react-router";
import { chooseText } from "../../cart/model/cart";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { readConsent } from "../../consent/model/consent";
import { toLanguage } from "../../countries/model/locale";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { requestContext } from "../../request/context";
import { hashContact } from "../../tracking/model/contact";
import type { PurchaseFacts } from "../../tracking/model/purchase";
import { toSaleAmounts, toSaleItems } from "../../tracking/model/to-sale";
import { toTrackedItem } from "../../tracking/model/tracked-item";
import type { Order } from "../model/order";
import { loadOrder } from "./session-orders.server";

type Asked = {
  readonly orderId: string;
  readonly cookies: string;
  /** Returns a payment method's public name. */
  readonly toMethodName: (method: string) => string;
};

/**
 * Loads an order's data for tags from the order itself.
 * Returns null if another session placed it, it was not completed, or the `cookies` have no consent to statistics
 * or marketing.
 */
export async function loadPurchase(
  context: Readonly<RouterContextProvider>,
  { orderId, cookies, toMethodName }: Asked,
): Promise<Result<PurchaseFacts | null, GatewayError>> {
  const agreed = readConsent(cookies);
  if (!agreed.has("statistics") && !agreed.has("marketing")) return ok(null);
  const found = await loadOrder(toCartAccess(context), context.get(requestContext).gateways.orders, orderId);
  if (!found.ok) return found;
  const order = found.value;
  if (!order || order.paymentState === "Failed" || order.orderState === "Cancelled") return ok(null);
  const { email, billingAddress } = order;
  const { phone, country } = billingAddress;
  const { contactHashSalt: salt } = context.get(requestContext);
  return ok({
    purchase: await toPurchase(context, order, toMethodName(order.paymentMethod)),
    buyer: agreed.has("marketing") ? await hashContact({ email, phone, country }, salt) : null,
  });
}

/**
 * Adds the catalogue's data to the order's.
 * If the catalogue cannot be read, returns only the order's data.
 */
async function toPurchase(
  context: Readonly<RouterContextProvider>,
  order: Order,
  paymentName: string,
): Promise<PurchaseFacts["purchase"]> {
  const shop = context.get(requestContext);
  const language = toLanguage(shop.locale);
  const skus = order.lines.map(({ sku }) => sku);
  const products = await shop.gateways.catalogue.loadTrackedProducts(skus);
  const items = products.ok ? products.value.map((product) => toTrackedItem(product, shop)) : [];
  const coupon = (order.discountCodes ?? [])
    .filter(({ state }) => state === "MatchesCart")
    .map(({ code }) => code)
    .join();
  return {
    transaction_id: order.orderNumber,
    ...toSaleAmounts(order),
    ...(coupon && { coupon }),
    payment_type: order.paymentMethod,
    payment_name: paymentName,
    items: toSaleItems(order, {
      nameOf: ({ name }) => chooseText(name, language),
      known: new Map(items.map((item) => [item.item_id, item])),
      language,
      country: shop.country.code,
    }),
  };
}
