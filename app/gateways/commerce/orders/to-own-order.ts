import type { Infer } from "superstruct";
import type { Money } from "../../../foundation/money";
import type {
  CustomerOrder,
  Delivery,
  OrderCustomLine,
  OrderSummary,
  ReturnedItem,
} from "../../../orders/model/customer-order";
import { parseEInvoiceDelivery } from "../../../orders/model/e-invoice-delivery";
import { toPaymentStatus } from "../../../orders/model/order";
import { parseReturnShipments } from "../../../orders/model/return-shipment";
import { listShopLanguages, type ShopLanguages, toMoney, toText } from "../carts/platform-values";
import { toItemTaxRates, toOrder, toOrderPayment } from "../carts/to-cart";
import { readCustomText } from "../custom-fields";
import { toDayOfOrder } from "./day-of-order";
import type { OwnOrderAnswer, ShippingAnswer, SummaryAnswer } from "./own-order-documents";

/** null: without the number that every order of the shop has. */
export function toOrderSummary(answer: SummaryAnswer): OrderSummary | null {
  const { orderNumber } = answer;
  if (!orderNumber) return null;
  const languages = toLanguages(answer);
  return {
    id: answer.id,
    orderNumber,
    createdAt: toDayOfOrder(answer),
    country: answer.country,
    orderState: answer.orderState,
    shipmentState: answer.shipmentState,
    paymentState: answer.paymentState ?? "Pending",
    paymentStatus: toPaymentStatus(toOrderPayment(answer)),
    totalPrice: toPaidTotal(answer),
    lineItems: answer.lineItems.map((line) => ({
      id: line.id,
      productId: line.productId,
      sku: line.variant?.sku ?? "",
      name: toText(line.nameAllLocales, languages),
      slug: toText(line.productSlugAllLocales, languages),
      picture: line.variant?.images[0]?.url ?? null,
      quantity: line.quantity,
      total: toMoney(line.totalPrice ?? { ...answer.totalPrice, centAmount: 0 }),
    })),
    customLineItems: answer.customLineItems.map((line) => toCustomLine(line, languages)),
  };
}

/** Gross, or net in a net sale. */
export function toPaidTotal({
  taxedPrice,
  taxMode,
  totalPrice,
}: Pick<SummaryAnswer, "taxedPrice" | "taxMode" | "totalPrice">): Money {
  const taxed = taxMode === "External" ? taxedPrice?.totalNet : taxedPrice?.totalGross;
  return toMoney(taxed ?? totalPrice);
}

export function toOwnOrder(
  answer: OwnOrderAnswer,
  shipping: Infer<typeof ShippingAnswer> | null,
): CustomerOrder | null {
  const order = toOrder(answer);
  if (!order) return null;
  const invoiceNumber = readCustomText(answer.custom, "invoiceNumber");
  return {
    ...order,
    version: answer.version,
    shipmentState: answer.shipmentState,
    customLines: answer.fees.map((line) => toCustomLine(line, toLanguages(answer))),
    deliveries: shipping && toDeliveries(shipping),
    returns: shipping ? toReturns(shipping) : [],
    returnShipments: parseReturnShipments(readCustomText(answer.custom, "returnShipments")),
    invoice: invoiceNumber
      ? { number: invoiceNumber, date: readCustomText(answer.custom, "invoiceDate") ?? order.createdAt }
      : null,
    taxRates: toItemTaxRates(answer),
    eInvoiceDelivery: parseEInvoiceDelivery(readCustomText(answer.custom, "eInvoiceDelivery")),
  };
}

function toReturns({ returnInfo }: Infer<typeof ShippingAnswer>): readonly ReturnedItem[] {
  return (returnInfo ?? []).flatMap(({ items }) =>
    items.flatMap(({ id, lineItemId, quantity, createdAt, shipmentState, paymentState }) =>
      lineItemId
        ? [{ id, lineId: lineItemId, quantity, announcedAt: createdAt, shipmentState, paymentState }]
        : [],
    ),
  );
}

function toDeliveries({ shippingInfo }: Infer<typeof ShippingAnswer>): readonly Delivery[] {
  return (shippingInfo?.deliveries ?? []).map(({ parcels, ...delivery }) => ({
    ...delivery,
    parcels: parcels.map(({ trackingData }) => ({
      trackingId: trackingData?.trackingId ?? null,
      carrier: trackingData?.carrier ?? null,
    })),
  }));
}

function toCustomLine(
  line: SummaryAnswer["customLineItems"][number],
  languages: ShopLanguages,
): OrderCustomLine {
  const { id, slug, quantity } = line;
  return {
    id,
    slug,
    quantity,
    name: toText(line.nameAllLocales, languages),
    total: toMoney(line.totalPrice),
  };
}

export function toLanguages({ country }: Pick<SummaryAnswer, "country">): ShopLanguages {
  return listShopLanguages(country);
}
