import type { JourneyShop } from "./shops.ts";

/** Returns the address form's fields for a private shopper. */
export function toAddressForm(
  { country, address }: JourneyShop,
  email = "jana@example.com",
): Record<string, string> {
  return {
    email,
    customerType: "PRIVATE",
    shippingAddressType: "SAME_AS_BILLING",
    "billing.firstName": "Jana",
    "billing.lastName": "Novak",
    "billing.country": country.toUpperCase(),
    ...Object.fromEntries(Object.entries(address).map(([name, value]) => [`billing.${name}`, value])),
  };
}
