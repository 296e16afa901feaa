import { chooseText } from "../../cart/model/cart";
import type { CartViewContext } from "../../cart/ui/cart-view-context";
import { isVirtualSku } from "../../catalogue/model/sellable-stock";
import type { CountryCode } from "../../countries/model/country";
import { formatDate } from "../../i18n/formats";
import type { CustomerOrder, Delivery } from "../model/customer-order";
import type { OrderPageView } from "../model/order-page-view";
import { toDeliveryDate, toPaymentStatus } from "./to-next-steps";
import type { HistoryI18n } from "./to-order-history-view";

type DeliveryI18n = Omit<HistoryI18n, "frame"> & {
  readonly view: CartViewContext;
  readonly toTracking: (trackingId: string | null, country: CountryCode) => string | null;
};

/** Lists the dispatched goods by date with each parcel's tracking link, or explains why nothing can be tracked. */
export function toDeliveryView(order: CustomerOrder, i18n: DeliveryI18n): OrderPageView["delivery"] {
  const { translate, view } = i18n;
  const { deliveries, shipping, orderState } = order;
  const isComing = deliveries?.length === 0 && orderState !== "Cancelled";
  const status = toPaymentStatus(order);
  const date = isComing && status !== "failed" ? toDeliveryDate(order, view) : null;
  const isPromised = status !== "inProgress";
  const unpaid = date && !isPromised ? [translate("payment.next.deliverAfter", { date })] : [];
  const offer = view.offers.find(({ key }) => key === shipping?.methodKey);
  const method = offer?.name ?? shipping?.methodName;
  const label = translate("my-orders.label.shipment");
  return {
    title: method ? translate("cart.labelled", { label, text: method }) : label,
    facts: date && isPromised ? [{ label: translate("payment.thankYou.delivery"), value: date }] : [],
    note:
      deliveries === null
        ? translate("my-orders.delivery.unknown")
        : isComing
          ? [...unpaid, translate("my-orders.delivery.none")].join(" ")
          : null,
    rest: toRest(order, i18n),
    sent: (deliveries ?? []).map((delivery) => toSent(delivery, order, i18n)),
  };
}

/** Goods that no delivery contains yet, once another delivery was sent. */
function toRest(
  { lines, deliveries, orderState }: CustomerOrder,
  { translate }: DeliveryI18n,
): OrderPageView["delivery"]["rest"] {
  const items = (deliveries ?? []).flatMap((delivery) => delivery.items);
  if (items.length === 0 || orderState === "Cancelled") return null;
  const what = lines
    .filter(({ kind, sku }) => kind !== "extra_guarantee" && !isVirtualSku(sku))
    .flatMap(({ id, quantity, name }) => {
      const sent = items.filter((item) => item.id === id).reduce((sum, item) => sum + item.quantity, 0);
      return quantity > sent ? [`${quantity - sent} × ${chooseText(name, translate.language)}`] : [];
    });
  return what.length > 0 ? { title: translate("my-orders.delivery.rest"), what } : null;
}

function toSent(
  { id, createdAt, items, parcels }: Delivery,
  { lines, country }: CustomerOrder,
  { translate, timeZone, toTracking }: DeliveryI18n,
) {
  const date = formatDate(new Date(createdAt), translate.locale, timeZone, "date");
  return {
    id,
    title: translate("my-orders.delivery.sentOn", { date }),
    what: items.flatMap((item) => {
      const line = lines.find((each) => each.id === item.id);
      return line ? [`${item.quantity} × ${chooseText(line.name, translate.language)}`] : [];
    }),
    parcels: parcels.map(({ trackingId, carrier }, at) => {
      const href = toTracking(trackingId, country);
      const number = [carrier, trackingId ?? String(at + 1)].filter(Boolean).join(" ");
      const key = href ? "my-orders.delivery.track" : "my-orders.delivery.parcel";
      return { id: `${id} ${at}`, text: translate(key, { number }), href };
    }),
  };
}
