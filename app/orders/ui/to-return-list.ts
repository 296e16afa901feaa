import { chooseText } from "../../cart/model/cart";
import type { CountryCode } from "../../countries/model/country";
import { formatClock, formatDate } from "../../i18n/formats";
import type { Translate } from "../../i18n/translate";
import type { CustomerOrder, ReturnedItem } from "../model/customer-order";
import { toReturnLabelPath } from "../model/order-paths";
import type { ReturnListView, ReturnShipmentView } from "../model/return-list-view";
import { findReturnShipment, type ReturnPickUp, type ReturnShipment } from "../model/return-shipment";

export type ReturnListI18n = {
  readonly translate: Translate;
  readonly prefix: string;
  readonly timeZone: string;
  readonly toTracking: (trackingId: string | null, country: CountryCode) => string | null;
};

type Returned = Pick<CustomerOrder, "orderNumber" | "country" | "lines" | "returns" | "returnShipments">;

/** Formats an order's announced returns with label, parcel and collection; null: none. */
export function toReturnList(order: Returned, i18n: ReturnListI18n): ReturnListView | null {
  if (order.returns.length === 0) return null;
  const shipments = order.returns.map(({ id }) => findReturnShipment(order.returnShipments, id));
  return {
    title: i18n.translate("my-orders.return.list"),
    groups: [...new Set(shipments)].map((shipment) => {
      const items = order.returns.filter((_, at) => shipments[at] === shipment);
      const isOnTheWay = items.some(({ shipmentState }) => shipmentState === "Advised");
      return {
        id: shipment?.trackingNumber ?? "",
        rows: items.map((item) => toRow(item, order, i18n)),
        shipment: isOnTheWay ? toShipment(shipment, order, i18n) : null,
      };
    }),
  };
}

function toRow(
  { id, lineId, quantity, announcedAt, shipmentState, paymentState }: ReturnedItem,
  { lines }: Returned,
  { translate, timeZone }: ReturnListI18n,
) {
  const line = lines.find((each) => each.id === lineId);
  return {
    id,
    what: `${quantity} × ${line ? chooseText(line.name, translate.language) : ""}`,
    date: formatDate(new Date(announcedAt), translate.locale, timeZone, "date"),
    state: translate(`my-orders.return.${shipmentState === "Advised" ? "advised" : "arrived"}`),
    refund: translate(`my-orders.return.refund.${refunds[paymentState]}`),
  };
}

/** Only arrived goods are refunded. */
const refunds = {
  NonRefundable: "later",
  Initial: "checked",
  Refunded: "done",
  NotRefunded: "none",
} as const satisfies Record<ReturnedItem["paymentState"], string>;

function toShipment(
  shipment: ReturnShipment | undefined,
  { orderNumber, country }: Returned,
  { translate, prefix, toTracking }: ReturnListI18n,
): ReturnShipmentView {
  if (!shipment) return { sentences: [translate("my-orders.return.byMail")], label: null, parcel: null };
  const { carrier, trackingNumber } = shipment;
  const href = toTracking(trackingNumber, country);
  const text = translate(`my-orders.delivery.${href ? "track" : "parcel"}`, { number: trackingNumber });
  const parcel = { text, href };
  if (shipment.way === "pick-up") {
    const number = shipment.confirmationNumber;
    const sentences = [
      translate("my-orders.return.pickUp", toPickUpValues(shipment, translate)),
      translate("my-orders.return.confirmation", { number }),
    ];
    return { sentences, label: null, parcel };
  }
  return {
    sentences: [translate("my-orders.return.label.how", { carrier })],
    label: {
      text: translate("my-orders.return.label.download"),
      href: toReturnLabelPath(prefix, orderNumber, trackingNumber),
    },
    parcel,
  };
}

/** Formats the collection's window; the carrier's day and times of day are local. */
export function toPickUpValues(
  { carrier, date, from, to }: ReturnPickUp,
  { locale }: Pick<Translate, "locale">,
): Readonly<Record<"carrier" | "date" | "from" | "to", string>> {
  const toClock = (time: string) => formatClock(Date.parse(`1970-01-01T${time}Z`), locale);
  const day = formatDate(new Date(date), locale, "UTC", "date");
  return { carrier, date: day, from: toClock(from), to: toClock(to) };
}
