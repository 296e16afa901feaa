import { isRecord, storedList } from "../../import/compare/same-value.ts";
import { isObject, type JsonFields } from "../../import/draft-line.ts";
import { cleanFields, pickFields } from "../clean-value.ts";
import { type OrderPart, toOrderParts, toTaxedPriceDraft } from "./to-order-parts.ts";

/**
 * Order fields that an import draft contains unchanged.
 * The inventory mode has its default, which tracks no stock.
 */
export const orderFields = [
  "orderNumber",
  "purchaseOrderNumber",
  "customerEmail",
  "customerGroup",
  "store",
  "totalPrice",
  "priceRoundingMode",
  "taxRoundingMode",
  "taxCalculationMode",
  "billingAddress",
  "shippingAddress",
  "itemShippingAddresses",
  "paymentInfo",
  "paymentState",
  "shipmentState",
  "orderState",
  "country",
  "origin",
  "custom",
] as const;

export const shippingFields = [
  "shippingMethodName",
  "price",
  "shippingRate",
  "taxRate",
  "taxCategory",
  "shippingMethod",
  "discountedPrice",
  "shippingMethodState",
] as const;

export const deliveryFields = ["key", "address"] as const;
export const parcelFields = ["key", "measurements", "trackingData"] as const;

/**
 * Converts an order to an import draft, at the paid prices. Beyond the published draft it contains its language
 * (`locale`) and its customer as a reference (`customer`), like the platform's import interface. `isSold` reports
 * whether a variant of a SKU exists.
 */
export function toOrderDraft(
  stored: Readonly<Record<string, unknown>>,
  fields: JsonFields,
  isSold: (sku: string) => boolean,
): JsonFields {
  const parts = toOrderParts(stored, isSold);
  const { customerId, locale, taxedPrice, itemShippingAddresses, shippingInfo } = fields;
  const hasOwnAddresses = Array.isArray(itemShippingAddresses) && itemShippingAddresses.length > 0;
  const { itemShippingAddresses: _addresses, ...picked } = pickFields(fields, orderFields);
  return {
    ...picked,
    ...(hasOwnAddresses ? { itemShippingAddresses } : {}),
    ...(typeof customerId === "string" ? { customer: { typeId: "customer", id: customerId } } : {}),
    ...(locale === undefined ? {} : { locale }),
    ...(isObject(taxedPrice) ? { taxedPrice: toTaxedPriceDraft(taxedPrice) } : {}),
    lineItems: parts.filter(({ isGoods }) => isGoods).map(({ draft }) => draft),
    customLineItems: parts.filter(({ isGoods }) => !isGoods).map(({ draft }) => draft),
    ...(isObject(shippingInfo)
      ? { shippingInfo: toShippingDraft(stored.shippingInfo, shippingInfo, parts) }
      : {}),
    completedAt: readDayOfOrder(stored),
  };
}

/**
 * Returns the order's date. An import sets a new creation date and stores the draft's as `completedAt`, so the earlier
 * of the two is the order's date, also for an imported order.
 */
function readDayOfOrder({ createdAt, completedAt }: Readonly<Record<string, unknown>>): string {
  const days = [createdAt, completedAt].filter((day) => typeof day === "string");
  return days.sort((left, right) => Date.parse(left) - Date.parse(right))[0] ?? "";
}

function toShippingDraft(stored: unknown, shipping: JsonFields, parts: readonly OrderPart[]): JsonFields {
  const { taxedPrice } = shipping;
  const deliveries = isRecord(stored) ? storedList(stored.deliveries) : [];
  const [sent, packed] = [placeItems(parts), placeItems(parts)];
  return {
    ...pickFields(shipping, shippingFields),
    shippingRate: isObject(shipping.shippingRate)
      ? pickFields(shipping.shippingRate, ["price", "freeAbove", "tiers"])
      : {},
    ...(isObject(taxedPrice) ? { taxedPrice: toTaxedPriceDraft(taxedPrice) } : {}),
    deliveries: deliveries.map((delivery) => ({
      ...pickFields(cleanFields(delivery), deliveryFields),
      items: sent(delivery.items),
      parcels: storedList(delivery.parcels).map((parcel) => ({
        ...pickFields(cleanFields(parcel), parcelFields),
        items: packed(parcel.items),
      })),
    })),
  };
}

/**
 * Replaces the line ids of delivery items by the lines' index in the draft.
 * Goods come first, then custom lines, from 0: a line has no id before the import. A line that became several is used
 * up one after the other.
 */
function placeItems(parts: readonly OrderPart[]): (items: unknown) => readonly JsonFields[] {
  const ordered = [...parts.filter(({ isGoods }) => isGoods), ...parts.filter(({ isGoods }) => !isGoods)];
  const left = ordered.map(({ quantity }) => quantity);
  return (items) =>
    storedList(items).flatMap(({ id, quantity }) => {
      let wanted = Number(quantity);
      return ordered.flatMap(({ lineId }, at): JsonFields[] => {
        const taken = lineId === id ? Math.min(wanted, left[at] ?? 0) : 0;
        if (taken <= 0) return [];
        wanted -= taken;
        left[at] = (left[at] ?? 0) - taken;
        return [{ id: String(at), quantity: taken }];
      });
    });
}
