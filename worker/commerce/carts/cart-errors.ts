import { PlatformError } from "../errors/platform-error.ts";

/** The tax category has no rate for the shipping address's country. */
export function missingTaxRate(
  taxCategoryId: string | undefined,
  country: string,
  state?: string,
): PlatformError {
  const message = `Tax category '${taxCategoryId ?? ""}' is missing a tax rate for country '${country}'.`;
  return new PlatformError("MissingTaxRateForCountry", message, {
    ...(taxCategoryId ? { taxCategoryId } : {}),
    country,
    ...(state ? { state } : {}),
  });
}

export interface PriceScope {
  readonly productId: string;
  readonly variantId: number;
  readonly sku?: string;
  readonly currency: string;
  readonly country?: string;
  readonly channel?: string;
  readonly customerGroup?: string;
}

/** The variant has no usable price for the cart. */
export function matchingPriceNotFound({ sku, ...scope }: PriceScope): PlatformError {
  const { productId, variantId, currency, country, channel, customerGroup } = scope;
  const where = country ? ` country '${country}',` : ", all countries,";
  const channels = channel ? `channel '${channel}'` : "all channels";
  const groups = customerGroup ? `customer group '${customerGroup}'` : "all customer groups";
  const message =
    `The variant '${variantId}' with SKU '${sku ?? ""}' of product '${productId}' does not contain a price for ` +
    `currency '${currency}'${where} ${groups} and ${channels}.`;
  return new PlatformError("MatchingPriceNotFound", message, { ...scope });
}

/** A code that cannot be entered: it does not exist, or is not yet or no longer valid. */
export function discountCodeNotFound(code: string): PlatformError {
  return new PlatformError("DiscountCodeNonApplicable", `The discount code '${code}' was not found.`, {
    discountCode: code,
    reason: "DoesNotExist",
  });
}

/** `times` carries the validity and the time of the check, if that is the reason. */
export function discountCodeNotApplicable(
  code: string,
  id: string,
  times?: { readonly validFrom?: string; readonly validUntil?: string; readonly validityCheckTime: string },
): PlatformError {
  return new PlatformError(
    "DiscountCodeNonApplicable",
    `The discountCode ${id} cannot be applied to the cart.`,
    {
      discountCode: code,
      discountCodeId: id,
      reason: times ? "TimeRangeNonApplicable" : "DoesNotExist",
      ...times,
    },
  );
}

/** Lines whose SKU has too little stock, or no entry where one is required. */
export function outOfStock(lineItemIds: readonly string[], skus: readonly string[]): PlatformError {
  const message = `Some line items are out of stock at the time of placing the order: ${skus.join(", ")}.`;
  return new PlatformError("OutOfStock", message, { lineItems: lineItemIds, skus });
}

/** The targets of a line's shipping details do not match its units. */
export function invalidItemShippingDetails(
  subject: "LineItem" | "CustomLineItem",
  itemId: string,
): PlatformError {
  const message = `The shipping details of the ${subject} '${itemId}' do not match its quantity.`;
  return new PlatformError("InvalidItemShippingDetails", message, { subject, itemId });
}

export function shippingMethodDoesNotMatchCart(): PlatformError {
  return new PlatformError("ShippingMethodDoesNotMatchCart", "The predicate does not match the cart.");
}

/** An owner's active cart changed or was deleted; without `currentVersion`, because there may be no cart. */
export function activeCartChanged(): PlatformError {
  return new PlatformError(
    "ConcurrentModification",
    "The active cart is not the one that was read.",
    {},
    409,
  );
}

/** The cart's country is not one of the store's. */
export function countryNotConfiguredInStore(
  storeCountries: readonly string[],
  country: string,
): PlatformError {
  const message = `The country '${country}' is not configured in the store.`;
  return new PlatformError("CountryNotConfiguredInStore", message, { storeCountries, country });
}
