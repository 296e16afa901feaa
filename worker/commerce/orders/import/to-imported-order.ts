import { toShippingDetails } from "../../carts/actions/item-shipping.ts";
import type { CustomLineItem, LineItem, LineItemPrice, ShippingInfo } from "../../carts/cart.ts";
import type { VariantSnapshot } from "../../carts/cart-facts.ts";
import type { Delivery } from "../../carts/delivery.ts";
import { requireInventoryMode } from "../../carts/require-input.ts";
import { invalidField } from "../../errors/platform-errors.ts";
import { isJsonObject } from "../../json/json.ts";
import { type Money, toMoney } from "../../money/money.ts";
import { type TaxCalculationMode, type TaxRate, taxLine } from "../../pricing/tax-amount.ts";
import { type TaxedPrice, toTaxedPrice } from "../../pricing/taxed-price.ts";
import type { Creation } from "../../requests/initiator.ts";
import type { Address } from "../../resources/address.ts";
import type { CustomFields } from "../../resources/custom-fields.ts";
import { toReference } from "../../resources/reference.ts";
import type { Order } from "../order.ts";
import type {
  ImportDraft,
  ImportedCustomLineDraft,
  ImportedLineDraft,
  ImportedShippingDraft,
  TaxedPriceDraft,
} from "./parse-import-draft.ts";

/**
 * The order of an import draft, as sold elsewhere: totals and taxes are the draft's. Only a line's total, and the tax
 * of items with a rate but no taxed price, are calculated. `variants` are the lines' product data.
 */
export function toImportedOrder(
  draft: ImportDraft,
  variants: readonly VariantSnapshot[],
  creation: Creation,
): Order {
  const { lineItems = [], customLineItems = [], billingAddress, shippingAddress, custom } = draft;
  const time = creation.createdAt;
  const roundings = {
    priceRoundingMode: draft.priceRoundingMode ?? "HalfEven",
    taxRoundingMode: draft.taxRoundingMode ?? "HalfEven",
    taxCalculationMode: draft.taxCalculationMode ?? "LineItemLevel",
  };
  const shippingInfo = draft.shippingInfo && toShipping(draft.shippingInfo, roundings, time);
  return {
    id: crypto.randomUUID(),
    version: 1,
    ...creation,
    completedAt: draft.completedAt && new Date(draft.completedAt).toISOString(),
    orderNumber: draft.orderNumber,
    purchaseOrderNumber: draft.purchaseOrderNumber,
    customerId: draft.customerId,
    customerEmail: draft.customerEmail,
    customerGroup: draft.customerGroup,
    store: draft.store,
    country: draft.country,
    origin: draft.origin ?? "Customer",
    orderState: draft.orderState ?? "Open",
    paymentState: draft.paymentState,
    shipmentState: draft.shipmentState,
    inventoryMode: requireInventoryMode(draft.inventoryMode ?? "None"),
    taxMode: "Platform",
    ...roundings,
    lineItems: lineItems.map((line, at) => toLine(line, variants[at], roundings, time)),
    customLineItems: customLineItems.map((line) => toCustomLine(line, roundings)),
    billingAddress: billingAddress && toAddress(billingAddress),
    shippingAddress: shippingAddress && toAddress(shippingAddress),
    ...(draft.itemShippingAddresses
      ? { itemShippingAddresses: draft.itemShippingAddresses.map(toAddress) }
      : {}),
    shippingInfo,
    taxedShippingPrice: shippingInfo?.taxedPrice,
    discountCodes: [],
    refusedGifts: [],
    paymentInfo: draft.paymentInfo,
    custom: custom && toCustom(custom),
    totalPrice: toPlain(draft.totalPrice),
    taxedPrice: draft.taxedPrice && toTaxed(draft.taxedPrice),
  };
}

type Roundings = Pick<Order, "taxRoundingMode"> & { readonly taxCalculationMode: TaxCalculationMode };

interface Units {
  readonly quantity: number;
  /** Of one unit. */
  readonly value: Money;
}

/** The common part of goods, fees and shipping: a price per unit and its taxation. */
function toTaxation(
  { quantity, value }: Units,
  { taxRate, taxedPrice }: { readonly taxRate?: TaxRate; readonly taxedPrice?: TaxedPriceDraft },
  { taxRoundingMode, taxCalculationMode }: Roundings,
) {
  const { currencyCode, centAmount } = value;
  const totalPrice = toMoney(currencyCode, centAmount * quantity);
  if (!taxRate) return { totalPrice, ...(taxedPrice ? { taxedPrice: toTaxed(taxedPrice) } : {}) };
  const units = [{ quantity, centAmount }];
  const calculateTax = () => {
    const taxed = taxLine(totalPrice.centAmount, units, taxRate, taxRoundingMode, taxCalculationMode);
    return toTaxedPrice(currencyCode, [{ rate: taxRate, taxed }]);
  };
  return { totalPrice, taxRate, taxedPrice: taxedPrice ? toTaxed(taxedPrice) : calculateTax() };
}

function toLine(
  draft: ImportedLineDraft,
  snapshot: VariantSnapshot | undefined,
  roundings: Roundings,
  time: string,
): LineItem {
  if (!snapshot) throw new Error("Every line's variant is loaded before its order is made.");
  const price = toPrice(draft.price);
  const units = { quantity: requireQuantity(draft.quantity), value: price.discounted?.value ?? price.value };
  const { key, supplyChannel, distributionChannel, inventoryMode } = draft;
  return {
    id: crypto.randomUUID(),
    ...(key ? { key } : {}),
    productId: snapshot.productId,
    variantId: snapshot.variant.id,
    ...(snapshot.variant.sku ? { sku: snapshot.variant.sku } : {}),
    snapshotId: snapshot.id,
    ...(snapshot.taxCategory ? { taxCategoryId: snapshot.taxCategory.id } : {}),
    price,
    quantity: draft.quantity,
    addedAt: time,
    lastModifiedAt: time,
    ...(supplyChannel ? { supplyChannel } : {}),
    ...(distributionChannel ? { distributionChannel } : {}),
    ...(draft.custom ? { custom: toCustom(draft.custom) } : {}),
    ...(draft.shippingDetails
      ? { shippingDetails: toShippingDetails(draft.shippingDetails.targets, draft.quantity) }
      : {}),
    lineItemMode: "Standard",
    priceMode: "Platform",
    ...(inventoryMode ? { inventoryMode: requireInventoryMode(inventoryMode) } : {}),
    discountedPricePerQuantity: [],
    ...toTaxation(units, draft, roundings),
  };
}

function toCustomLine(draft: ImportedCustomLineDraft, roundings: Roundings): CustomLineItem {
  const { key, name, slug, taxCategory } = draft;
  const money = requireUnitPrice(draft.money);
  return {
    id: crypto.randomUUID(),
    ...(key ? { key } : {}),
    name,
    slug,
    money,
    quantity: requireQuantity(draft.quantity),
    ...(taxCategory ? { taxCategory } : {}),
    ...(draft.custom ? { custom: toCustom(draft.custom) } : {}),
    ...(draft.shippingDetails
      ? { shippingDetails: toShippingDetails(draft.shippingDetails.targets, draft.quantity) }
      : {}),
    priceMode: draft.priceMode ?? "Standard",
    discountedPricePerQuantity: [],
    ...toTaxation({ quantity: draft.quantity, value: money }, draft, roundings),
  };
}

function toShipping(draft: ImportedShippingDraft, roundings: Roundings, time: string): ShippingInfo {
  const { shippingMethod, shippingMethodName, taxCategory, discountedPrice } = draft;
  const { price, freeAbove, tiers } = draft.shippingRate;
  const paid = discountedPrice?.value ?? draft.price;
  const { totalPrice: _total, ...taxation } = toTaxation(
    { quantity: 1, value: toPlain(paid) },
    draft,
    roundings,
  );
  return {
    shippingMethodName,
    ...(shippingMethod ? { shippingMethod } : {}),
    price: toPlain(draft.price),
    shippingRate: {
      price: toPlain(price),
      ...(freeAbove ? { freeAbove: toPlain(freeAbove) } : {}),
      // The struct has checked their kinds.
      tiers: (tiers ?? []).map(withPlainMoney) as ShippingInfo["shippingRate"]["tiers"],
    },
    ...(taxCategory ? { taxCategory } : {}),
    ...(discountedPrice
      ? {
          discountedPrice: {
            value: toPlain(discountedPrice.value),
            includedDiscounts: (discountedPrice.includedDiscounts ?? []).map(
              ({ discount, discountedAmount }) => ({ discount, discountedAmount: toPlain(discountedAmount) }),
            ),
          },
        }
      : {}),
    ...taxation,
    deliveries: (draft.deliveries ?? []).map((delivery) => toDelivery(delivery, time)),
    shippingMethodState: draft.shippingMethodState ?? "MatchesCart",
  };
}

/** Items stay as given: the lines' ids are created with the order, so a draft cannot know them. */
function toDelivery(
  { address, items, parcels, key }: NonNullable<ImportedShippingDraft["deliveries"]>[number],
  createdAt: string,
): Delivery {
  return {
    id: crypto.randomUUID(),
    ...(key ? { key } : {}),
    createdAt,
    items: items ?? [],
    parcels: (parcels ?? []).map((parcel) => ({
      ...parcel,
      id: crypto.randomUUID(),
      createdAt,
      items: parcel.items ?? [],
    })),
    ...(address ? { address: toAddress(address) } : {}),
  };
}

function toPrice({ value, discounted, tiers, custom, ...price }: ImportedLineDraft["price"]): LineItemPrice {
  return {
    ...price,
    value: requireUnitPrice(value),
    ...(discounted ? { discounted: { ...discounted, value: requireUnitPrice(discounted.value) } } : {}),
    ...(tiers ? { tiers: tiers.map((tier) => ({ ...tier, value: toPlain(tier.value) })) } : {}),
    ...(custom ? { custom: toCustom(custom) } : {}),
  };
}

/** Quantities and prices up to these multiply to exact whole numbers. */
const MAX_QUANTITY = 1_000_000;
const MAX_CENTS = 1_000_000_000;

/** An import may contain returned goods: negative quantities are allowed, zero is not. */
function requireQuantity(quantity: number): number {
  if (quantity === 0 || Math.abs(quantity) > MAX_QUANTITY) throw invalidField("quantity", quantity);
  return quantity;
}

function requireUnitPrice(money: Money): Money {
  if (Math.abs(money.centAmount) > MAX_CENTS) throw invalidField("centAmount", money.centAmount);
  return toPlain(money);
}

function toTaxed({ totalNet, totalGross, totalTax, taxPortions }: TaxedPriceDraft): TaxedPrice {
  const { currencyCode } = totalGross;
  return {
    totalNet: toPlain(totalNet),
    totalGross: toPlain(totalGross),
    totalTax: totalTax
      ? toPlain(totalTax)
      : toMoney(currencyCode, totalGross.centAmount - totalNet.centAmount),
    taxPortions: taxPortions.map(({ amount, ...portion }) => ({ ...portion, amount: toPlain(amount) })),
  };
}

/** Documents of carts and orders store money without the fields that follow from its currency. */
function toPlain({ currencyCode, centAmount }: Money): Money {
  return { currencyCode, centAmount };
}

function withPlainMoney<Tier extends { readonly price?: Money | undefined }>(tier: Tier) {
  return tier.price ? { ...tier, price: toPlain(tier.price) } : tier;
}

function toCustom({ type, fields }: Pick<CustomFields, "type"> & { readonly fields?: object }): CustomFields {
  return { type: toReference("type", type.id), fields: { ...fields } };
}

/** The struct has checked the address; its custom fields are checked with all others of the draft. */
function toAddress(draft: NonNullable<ImportDraft["billingAddress"]>): Address {
  const { custom, ...address } = draft;
  const fields = isJsonObject(custom) ? { custom: { fields: {}, ...custom } } : {};
  return { ...address, ...fields } as Address;
}
