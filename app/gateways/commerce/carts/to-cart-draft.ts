import { getCountry } from "../../../countries/model/country-table";
import type { PlatformInput } from "../graphql";
import type { NewCart } from "./carts-gateway";
import { cartFieldsKey } from "./to-update-actions";

/** Guest carts live as long as guest sessions: 2,592,000 s. */
export const cartLifetimeDays = 30;

/**
 * Builds the draft of a new cart.
 * The addresses name only the country: enough for the platform to estimate tax and delivery, with the default method.
 * TrackOnly: the shop checks stock and does not reserve it.
 */
export function toCartDraft(
  { key, sessionId, customerId, country, first = null, ...money }: NewCart,
  methodKey: string | null,
): PlatformInput<"CartDraft"> {
  const { currency, storeKey, locales } = { ...getCountry(country), ...money };
  return {
    key,
    currency,
    country,
    store: { typeId: "store", key: storeKey },
    ...(customerId ? { customerId } : { anonymousId: sessionId }),
    locale: locales[0],
    inventoryMode: "TrackOnly",
    taxMode: "Platform",
    origin: "Customer",
    deleteDaysAfterLastModification: cartLifetimeDays,
    billingAddress: { country },
    shippingAddress: { country },
    ...(first && { lineItems: first.lines.map(({ sku, quantity }) => ({ sku, quantity })) }),
    ...(methodKey && { shippingMethod: { typeId: "shipping-method", key: methodKey } }),
    custom: {
      typeKey: cartFieldsKey,
      fields: [
        { name: "shippingAddressType", value: JSON.stringify("SAME_AS_BILLING") },
        ...(first ? [{ name: "lastBatch", value: JSON.stringify(first.mark) }] : []),
      ],
    },
  };
}
