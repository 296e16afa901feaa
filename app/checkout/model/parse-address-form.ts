import type { Address } from "../../cart/model/address";
import type { ShippingAddressType } from "../../cart/model/cart";
import type { CountryCode } from "../../countries/model/country";
import { atMost, oneOf, required } from "../../foundation/form-rules";
import { err, ok, type Result } from "../../foundation/result";
import {
  type AddressFormErrors,
  type AddressFormValues,
  type AddressPart,
  clientTypeField,
  clientTypes,
} from "./address-fields";
import { checkAddress } from "./check-address";
import {
  checkOne,
  nameErrors,
  parseCustomerType,
  readCountry,
  toAddress,
  toInput,
} from "./parse-address-part";
import { parseShippingAddressType } from "./shipping-address-type";

export type CheckoutAddresses = {
  readonly email: string;
  readonly billing: Address;
  /** null: same as billing. */
  readonly shipping: Address | null;
  readonly shippingAddressType: ShippingAddressType;
  /** A message for the carrier; absent: the form had no such field. */
  readonly deliveryNote?: string | null;
  /** A company's own number for the order; absent: the form had no such field. */
  readonly orderReference?: string | null;
};

/** Longer than the references of purchasing systems; the invoice has it in one line. */
const mostReferenceCharacters = 60;

export type AddressFormTerms = {
  /** The parts' ids in the customer's book. */
  readonly ids?: { readonly [Part in AddressPart]?: string };
  /** The carrier's limit of a note in characters; 0: no notes. */
  readonly noteCharacters?: number;
};

/**
 * Parses a form into its addresses, or returns its field errors.
 * Parcels go to the shop's country only: "same as billing" is impossible for a billing address elsewhere.
 */
export function parseAddressForm(
  values: AddressFormValues,
  shopCountry: CountryCode,
  { ids = {}, noteCharacters = 0 }: AddressFormTerms = {},
): Result<CheckoutAddresses, AddressFormErrors> {
  const customerType = parseCustomerType(values.customerType);
  const country = readCountry(values) ?? shopCountry;
  const billing = toInput(values, "billing");
  const shippingAddressType = chooseType(values, country === shopCountry);
  const isSame = shippingAddressType === "SAME_AS_BILLING";
  const shipping = isSame ? null : toInput(values, "shipping");
  const receiverType = parseCustomerType(values.shippingCustomerType ?? values.customerType);
  const note = noteCharacters > 0 ? values.deliveryNote : undefined;
  const reference = customerType === "business" ? values.orderReference : values.orderReference && "";

  const email = values.email ?? "";
  const errors: AddressFormErrors = {
    ...checkChoices(values),
    ...checkOne("email", email, [required, { rule: "email" }]),
    ...checkOne("deliveryNote", note ?? "", [{ rule: "max", characters: noteCharacters }]),
    ...checkOne("orderReference", reference ?? "", [atMost(mostReferenceCharacters)]),
    ...nameErrors(
      "billing",
      checkAddress(billing, { country, isCompany: customerType === "business", isPhoneRequired: true }),
    ),
    ...(shipping && nameErrors("shipping", checkAddress(shipping, toReceiver(values, shopCountry)))),
  };
  if (Object.keys(errors).length > 0) return err(errors);

  const billingAddress = toAddress(billing, { country, customerType, email, id: ids.billing });
  const receiver = { country: shopCountry, customerType: receiverType, email, id: ids.shipping };
  return ok({
    email,
    billing: billingAddress,
    shipping: shipping && {
      ...toAddress({ ...shipping, vatNumber: "" }, receiver),
      phone: shipping.phone || billing.phone,
    },
    shippingAddressType,
    ...(note !== undefined && { deliveryNote: note || null }),
    ...(reference !== undefined && { orderReference: reference || null }),
  });
}

/** A receiving company is named if the form has a choice of the receiver's kind. */
function toReceiver({ shippingCustomerType }: AddressFormValues, country: CountryCode) {
  return { country, isCompany: shippingCustomerType === "COMPANY", isPhoneRequired: false };
}

function chooseType(values: AddressFormValues, isHere: boolean): ShippingAddressType {
  const chosen = parseShippingAddressType(values.shippingAddressType);
  return chosen === "SAME_AS_BILLING" && !isHere ? "DIFFERENT_FROM_BILLING" : chosen;
}

/** Checks that choices are in their lists; a missing choice has its default. */
function checkChoices(values: AddressFormValues): AddressFormErrors {
  return {
    ...checkOne(clientTypeField.billing, values.customerType ?? "", [oneOf(clientTypes)]),
    ...checkOne(clientTypeField.shipping, values.shippingCustomerType ?? "", [oneOf(clientTypes)]),
    ...(readCountry(values) === undefined && { "billing.country": "oneOf" as const }),
  };
}
