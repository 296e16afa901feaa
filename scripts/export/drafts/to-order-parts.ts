import { isRecord, storedList } from "../../import/compare/same-value.ts";
import { isObject, type JsonFields } from "../../import/draft-line.ts";
import { cleanFields, pickFields } from "../clean-value.ts";

type Stored = Readonly<Record<string, unknown>>;

/** A line of an import draft, with its stored line. */
export interface OrderPart {
  readonly lineId: unknown;
  readonly quantity: number;
  /** Goods are line items, everything else custom line items. */
  readonly isGoods: boolean;
  readonly draft: JsonFields;
}

export const lineFields = ["name", "taxRate", "distributionChannel", "supplyChannel", "custom"] as const;
export const customLineFields = ["name", "slug", "taxRate", "taxCategory", "priceMode", "custom"] as const;
export const priceFields = ["key", "country", "customerGroup", "channel", "validFrom", "validUntil"] as const;
export const taxedPriceFields = ["totalNet", "totalGross", "taxPortions"] as const;

/**
 * Converts the lines of an order to drafts. An import draft has no discounts: a line has the paid price, and becomes
 * several lines if its items have different paid prices, so that the total matches. Lines that are no longer sold, or
 * have no SKU, become custom lines: an import requires the variant of a line.
 */
export function toOrderParts(order: Stored, isSold: (sku: string) => boolean): readonly OrderPart[] {
  const goods = storedList(order.lineItems).flatMap((line) => {
    const sku = isRecord(line.variant) ? line.variant.sku : undefined;
    return typeof sku === "string" && isSold(sku)
      ? toParts(line, true, (group) => toLineDraft(line, sku, group))
      : toParts(line, false, (group) => toLostLineDraft(line, sku, group));
  });
  const others = storedList(order.customLineItems).flatMap((line) =>
    toParts(line, false, (group) => ({
      ...pickFields(cleanFields(line), customLineFields),
      quantity: group.quantity,
      money: toMoney(line, group),
    })),
  );
  return [...goods, ...others];
}

/** Items of the same price, in cents each. */
interface PaidGroup {
  readonly quantity: number;
  readonly centAmount: number;
}

function toParts(
  line: Stored,
  isGoods: boolean,
  toDraft: (group: PaidGroup) => JsonFields,
): readonly OrderPart[] {
  const groups = toPaidGroups(line);
  const { key, taxRate, taxedPrice, shippingDetails } = cleanFields(line);
  const targets = isObject(shippingDetails) ? shippingDetails.targets : undefined;
  const isWhole = groups.length === 1;
  return groups.map((group, at) => ({
    lineId: line.id,
    quantity: group.quantity,
    isGoods,
    draft: {
      ...(at === 0 && key !== undefined ? { key } : {}),
      ...toDraft(group),
      // for part of a line the platform calculates it from the rate
      ...(isWhole && isObject(taxRate) && isObject(taxedPrice)
        ? { taxedPrice: toTaxedPriceDraft(taxedPrice) }
        : {}),
      ...(isWhole && targets !== undefined ? { shippingDetails: { targets } } : {}),
    },
  }));
}

/** The tax follows from net and gross. */
export function toTaxedPriceDraft(taxedPrice: JsonFields): JsonFields {
  return pickFields(taxedPrice, taxedPriceFields);
}

function toLineDraft(line: Stored, sku: string, group: PaidGroup): JsonFields {
  const price = isRecord(line.price) ? pickFields(cleanFields(line.price), priceFields) : {};
  return {
    ...pickFields(cleanFields(line), lineFields),
    variant: { sku },
    quantity: group.quantity,
    price: { ...price, value: toMoney(line, group) },
  };
}

function toLostLineDraft(line: Stored, sku: unknown, group: PaidGroup): JsonFields {
  const slug = String(sku ?? line.productKey ?? "").replaceAll(/[^A-Za-z0-9_-]/g, "-");
  return {
    ...pickFields(cleanFields(line), ["name", "taxRate", "custom"]),
    slug: slug.length < 2 ? `line-${slug}` : slug.slice(0, 256),
    quantity: group.quantity,
    money: toMoney(line, group),
  };
}

function toMoney({ totalPrice }: Stored, { centAmount }: PaidGroup): JsonFields {
  const currencyCode = isRecord(totalPrice) ? String(totalPrice.currencyCode) : "";
  return { currencyCode, centAmount };
}

/** Groups a line's items by paid price; the groups sum up to its total. */
function toPaidGroups(line: Stored): readonly PaidGroup[] {
  const quantity = Number(line.quantity);
  const total = readCents(line.totalPrice);
  const discounted = storedList(line.discountedPricePerQuantity).map((group) => ({
    quantity: Number(group.quantity),
    centAmount: isRecord(group.discountedPrice) ? readCents(group.discountedPrice.value) : 0,
  }));
  const groups = merge(discounted);
  const isExact =
    groups.reduce((sum, group) => sum + group.quantity, 0) === quantity &&
    groups.reduce((sum, group) => sum + group.quantity * group.centAmount, 0) === total;
  return isExact ? groups : spread(quantity, total);
}

function merge(groups: readonly PaidGroup[]): readonly PaidGroup[] {
  const quantities = new Map<number, number>();
  for (const { quantity, centAmount } of groups)
    quantities.set(centAmount, (quantities.get(centAmount) ?? 0) + quantity);
  return [...quantities].map(([centAmount, quantity]) => ({ quantity, centAmount }));
}

/** Distributes a total evenly; remaining cents go one each to some of the items. */
function spread(quantity: number, total: number): readonly PaidGroup[] {
  const each = Math.floor(total / quantity);
  const left = total - each * quantity;
  if (left === 0) return [{ quantity, centAmount: each }];
  return [
    { quantity: quantity - left, centAmount: each },
    { quantity: left, centAmount: each + 1 },
  ];
}

function readCents(money: unknown): number {
  return isRecord(money) ? Number(money.centAmount) : 0;
}
