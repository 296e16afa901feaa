import type { Address } from "../../cart/model/address";
import type { Cart } from "../../cart/model/cart";
import type { Country } from "../../countries/model/country";
import type { AddressFormValues, AddressPart } from "./address-fields";
import { addressFieldNames } from "./address-fields";
import { chooseShippingAddressType } from "./shipping-address-type";

/** What the form shows on arrival: what the cart has, else the country's defaults. */
export function toAddressFormValues(cart: Cart | null, country: Country): AddressFormValues {
  const shippingAddressType = chooseShippingAddressType(cart);
  const customerType = cart?.billingAddress?.customerType ?? country.defaultCustomerType;
  return {
    email: cart?.email ?? "",
    customerType: customerType === "business" ? "COMPANY" : "PRIVATE",
    shippingAddressType,
    "billing.country": country.code,
    ...toFields("billing", cart?.billingAddress ?? null),
    ...(shippingAddressType === "SAME_AS_BILLING" ? {} : toFields("shipping", cart?.shippingAddress ?? null)),
  };
}

function toFields(part: AddressPart, address: Address | null): AddressFormValues {
  if (!address) return {};
  return Object.fromEntries(addressFieldNames.map((field) => [`${part}.${field}`, address[field] ?? ""]));
}
