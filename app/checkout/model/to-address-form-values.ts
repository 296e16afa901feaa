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
  /** Of the account: prefills a new billing address. */
  readonly name?: { readonly firstName: string | null; readonly lastName: string | null } | null;
  readonly remembered?: RememberedChoices;
};

const nothingRemembered: RememberedChoices = { shippingAddressType: null, billing: null, shipping: null };

/**
 * Returns the initial values of the address form.
 * In order of precedence: the cart's, the account's, earlier choices, the country's defaults.
 */
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
    orderReference: cart?.orderReference ?? "",
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
 * Chooses the selected saved addresses.
 * The cart's, also one that was entered and saved with it; before the cart has any, the account's defaults. "" means
 * the entered address.
 */
function chooseSources(cart: Cart | null, book: AddressBook | null, country: string) {
  const choose = (part: AddressPart, address: Address | null) => {
    if (!book) return "";
    const saved = listSavedFor(part, book, country);
    const wanted = cart?.billingAddress ? address?.id : book.defaultIds[part];
    const known = address && !address.id ? saved.find((one) => isSameAddress(one, address)) : undefined;
    return saved.find(({ id }) => id === wanted)?.id ?? known?.id ?? "";
  };
  const billing = choose("billing", cart?.billingAddress ?? null);
  const shipping = choose("shipping", cart?.shippingAddress ?? null);
  const isFromBook = !cart?.billingAddress && shipping !== "" && shipping !== billing;
  return { billing, shipping, isFromBook };
}

/** Maps an address to its form fields. */
export function toFields(part: AddressPart, address: Address | null): AddressFormValues {
  if (!address) return {};
  return Object.fromEntries(addressFieldNames.map((field) => [`${part}.${field}`, address[field] ?? ""]));
}
