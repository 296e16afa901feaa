import type { ShippingAddressType } from "../../cart/model/cart";
import type { Country } from "../../countries/model/country";
import { readCookie } from "../../foundation/cookie";
import { type AddressFormValues, type ClientType, clientTypes } from "./address-fields";
import { parseShippingAddressType } from "./shipping-address-type";

/** The parcel's destination; stored until the customer signs out (specification, first document 4). */
const shippingAddressTypeCookie = "shippingAddressType";
const clientTypeCookies = { billing: "billingClientType", shipping: "shippingClientType" } as const;

/** The lifetime of a guest's cart. */
const lifetimeSeconds = 2_592_000;

/** The shopper's choices in an earlier form; null: none. */
export type RememberedChoices = {
  readonly shippingAddressType: ShippingAddressType | null;
  readonly billing: ClientType | null;
  readonly shipping: ClientType | null;
};

export function readChoiceCookies(header: string | null): RememberedChoices {
  const client = (name: string) => {
    const value = readCookie(header, name);
    return clientTypes.find((type) => type === value) ?? null;
  };
  const addressType = readCookie(header, shippingAddressTypeCookie);
  return {
    shippingAddressType: addressType === null ? null : parseShippingAddressType(addressType),
    billing: client(clientTypeCookies.billing),
    shipping: client(clientTypeCookies.shipping),
  };
}

/** Returns the Set-Cookie lines of a submitted form's choices. */
export function toChoiceCookies(values: AddressFormValues, isSecure: boolean): readonly string[] {
  const client = (value = "") => clientTypes.find((type) => type === value);
  const chosen = [
    [shippingAddressTypeCookie, parseShippingAddressType(values.shippingAddressType)],
    [clientTypeCookies.billing, client(values.customerType)],
    [clientTypeCookies.shipping, client(values.shippingCustomerType)],
  ] as const;
  return chosen.flatMap(([name, value]) => (value ? [toCookie(name, value, isSecure)] : []));
}

/**
 * Returns the Set-Cookie line of a shopper who orders like a company, by lists of articles: the next form begins with
 * "company". null: the shopper has chosen before.
 */
export function presumeCompany(header: string | null, isSecure: boolean): string | null {
  if (readChoiceCookies(header).billing) return null;
  return toCookie(clientTypeCookies.billing, "COMPANY", isSecure);
}

function toCookie(name: string, value: string, isSecure: boolean): string {
  const attributes = `Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return `${name}=${value}; ${attributes}`;
}

/** The Set-Cookie line that resets the parcel's destination to "same as billing". */
export const forgetShippingAddressType = `${shippingAddressTypeCookie}=; Path=/; Max-Age=0; SameSite=Lax`;

/** Returns the default client type: company in BG, GR, IE, LT and SI. */
export function toClientType({ defaultCustomerType }: Pick<Country, "defaultCustomerType">): ClientType {
  return defaultCustomerType === "business" ? "COMPANY" : "PRIVATE";
}
