import type { ShippingAddressType } from "../../cart/model/cart";
import type { Country } from "../../countries/model/country";
import { readCookie } from "../../foundation/cookie";
import { type AddressFormValues, type ClientType, clientTypes } from "./address-fields";
import { parseShippingAddressType } from "./shipping-address-type";

/** Where the parcel goes; kept until the customer signs out (specification, first document 4). */
const shippingAddressTypeCookie = "shippingAddressType";
const clientTypeCookies = { billing: "billingClientType", shipping: "shippingClientType" } as const;

/** As long as a guest's cart. */
const lifetimeSeconds = 2_592_000;

/** What the shopper chose in an earlier form; null: nothing. */
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

/** Set-Cookie lines of what a form that was sent chose. */
export function toChoiceCookies(values: AddressFormValues, isSecure: boolean): readonly string[] {
  const client = (value = "") => clientTypes.find((type) => type === value);
  const chosen = [
    [shippingAddressTypeCookie, parseShippingAddressType(values.shippingAddressType)],
    [clientTypeCookies.billing, client(values.customerType)],
    [clientTypeCookies.shipping, client(values.shippingCustomerType)],
  ] as const;
  const attributes = `Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return chosen.flatMap(([name, value]) => (value ? [`${name}=${value}; ${attributes}`] : []));
}

/** The Set-Cookie line that forgets where the parcel goes: back to same as billing. */
export const forgetShippingAddressType = `${shippingAddressTypeCookie}=; Path=/; Max-Age=0; SameSite=Lax`;

/** Company by default in BG, GR, IE, LT and SI. */
export function toClientType({ defaultCustomerType }: Pick<Country, "defaultCustomerType">): ClientType {
  return defaultCustomerType === "business" ? "COMPANY" : "PRIVATE";
}
