import type { Address } from "../../cart/model/address";
import type { Cart } from "../../cart/model/cart";
import type { Country } from "../../countries/model/country";
import { type AddressBook, listSavedFor } from "./address-book";
import {
  type AddressFormValues,
  type AddressPart,
  addressFieldNames,
  type ClientType,
} from "./address-fields";
import { type RememberedChoices, toClientType } from "./choice-cookies";
import { isSameAddress } from "./plan-address-changes";
import { chooseShippingAddressType } from "./shipping-address-type";

type Shopper = {
  /** null: a guest. */
  readonly book?: AddressBook | null;
  /** Of the account. */
  readonly email?: string | null;
  /** Of the account: a new billing address begins with it. */
  readonly name?: { readonly firstName: string | null; readonly lastName: string | null } | null;
  readonly remembered?: RememberedChoices;
};

const nothingRemembered: RememberedChoices = { shippingAddressType: null, billing: null, shipping: null };

/** What the form shows on arrival: what the cart has, else the account's, else what was chosen before, else the country's. */
export function toAddressFormValues(
  cart: Cart | null,
  country: Country,
  { book = null, email = null, name = null, remembered = nothingRemembered }: Shopper = {},
): AddressFormValues {
  const sources = chooseSources(cart, book, country.code);
  const shippingAddressType = sources.isFromBook
    ? "SAVED_ADDRESS"
    : chooseShippingAddressType(cart, {
        remembered: remembered.shippingAddressType,
        hasAccount: sources.shipping !== "",
      });
  const isSame = shippingAddressType === "SAME_AS_BILLING";
  const usual = toClientType(country);
  return {
    email: cart?.email ?? email ?? "",
    customerType: toType(cart?.billingAddress) ?? remembered.billing ?? usual,
    shippingCustomerType: (isSame ? null : toType(cart?.shippingAddress)) ?? remembered.shipping ?? usual,
    shippingAddressType,
    deliveryNote: cart?.deliveryNote ?? "",
    "billing.source": sources.billing,
    "shipping.source": sources.shipping,
    "billing.country": country.code,
    ...(name && { "billing.firstName": name.firstName ?? "", "billing.lastName": name.lastName ?? "" }),
    ...toFields("billing", cart?.billingAddress ?? null),
    ...(isSame ? {} : toFields("shipping", cart?.shippingAddress ?? null)),
  };
}

function toType(address: Address | null | undefined): ClientType | null {
  if (!address) return null;
  return address.customerType === "business" ? "COMPANY" : "PRIVATE";
}

/**
 * Which saved addresses are chosen: the cart's, also one that was typed and saved with it, and before it has any the
 * account's defaults. "": what is typed.
 */
function chooseSources(cart: Cart | null, book: AddressBook | null, country: string) {
  const choose = (part: AddressPart, address: Address | null) => {
    if (!book) return "";
    const saved = listSavedFor(part, book, country);
    const wanted = cart?.billingAddress ? address?.id : book.defaultIds[part];
    const kept = address && !address.id ? saved.find((one) => isSameAddress(one, address)) : undefined;
    return saved.find(({ id }) => id === wanted)?.id ?? kept?.id ?? "";
  };
  const billing = choose("billing", cart?.billingAddress ?? null);
  const shipping = choose("shipping", cart?.shippingAddress ?? null);
  const isFromBook = !cart?.billingAddress && shipping !== "" && shipping !== billing;
  return { billing, shipping, isFromBook };
}

/** An address as the fields of the form that stand for it. */
export function toFields(part: AddressPart, address: Address | null): AddressFormValues {
  if (!address) return {};
  return Object.fromEntries(addressFieldNames.map((field) => [`${part}.${field}`, address[field] ?? ""]));
}
