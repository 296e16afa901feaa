import type { Cart } from "../../cart/model/cart";
import type { Country } from "../../countries/model/country";
import { err, ok, type Result } from "../../foundation/result";
import type { AddressFormErrors, AddressFormValues, AddressPart } from "./address-fields";
import { splitStreet } from "./parse-address-part";
import type { WalletContact, WalletPayment, WalletProblemCode } from "./wallet";

/**
 * Maps the sheet's addresses to the checkout's form, for its rules.
 * Both addresses must be present and in the shop's country. A company in the cart stays the buyer.
 */
export function toWalletAddresses(
  { email, shipping, billing }: Pick<WalletPayment, "email" | "shipping" | "billing">,
  country: Country,
  cart: Pick<Cart, "billingAddress">,
): Result<AddressFormValues, WalletProblemCode> {
  if (!shipping) return err("shipping-address");
  if (!billing) return err("billing-address");
  if (shipping.country !== country.code) return err("country");
  if (billing.country !== country.code) return err("billing-address");
  const phone = billing.phone || shipping.phone;
  if (phone === "") return err("phone");
  const isSame = isSameAddress(shipping, billing);
  return ok({
    email: email.trim(),
    ...toBuyer(cart, country),
    shippingAddressType: isSame ? "SAME_AS_BILLING" : "DIFFERENT_FROM_BILLING",
    ...toFields("billing", { ...billing, phone }),
    ...(!isSame && toFields("shipping", { ...shipping, phone: shipping.phone || phone })),
  });
}

/**
 * Maps the form's first error, in reading order, to an error code of the wallet's sheet.
 * The sheet has the wallet's fields, not the form's.
 */
export function toWalletProblemCode(errors: AddressFormErrors): WalletProblemCode {
  const [field = ""] = Object.keys(errors);
  if (field === "email") return "email";
  if (/\.(?:firstName|lastName)$/.test(field)) return "name";
  if (/\.phone$/.test(field)) return "phone";
  if (/\.postalCode$/.test(field)) return "postal-code";
  return field.startsWith("shipping.") ? "shipping-address" : "billing-address";
}

function toBuyer({ billingAddress }: Pick<Cart, "billingAddress">, country: Country): AddressFormValues {
  const isCompany = billingAddress?.customerType === "business" && billingAddress.country === country.code;
  if (!isCompany) return { customerType: "PRIVATE" };
  return {
    customerType: "COMPANY",
    "billing.company": billingAddress.company ?? "",
    "billing.vatNumber": billingAddress.vatNumber ?? "",
    // The address form has informed the shopper about the number already.
    vatAccepted: billingAddress.vatNumber ?? "",
  };
}

function isSameAddress(one: WalletContact, other: WalletContact): boolean {
  const toText = ({ firstName, lastName, lines, postalCode, city }: WalletContact) =>
    [firstName, lastName, ...lines, postalCode, city].join("\n").toLowerCase();
  return toText(one) === toText(other);
}

function toFields(part: AddressPart, contact: WalletContact): AddressFormValues {
  const lines = contact.lines.map((line) => line.trim()).filter((line) => line !== "");
  const [street = "", ...rest] = lines;
  const { streetName, streetNumber, more } = toStreet(street, rest);
  return {
    [`${part}.firstName`]: contact.firstName.trim(),
    [`${part}.lastName`]: contact.lastName.trim(),
    [`${part}.streetName`]: streetName,
    [`${part}.streetNumber`]: streetNumber,
    [`${part}.additionalAddressInfo`]: more.join(", "),
    [`${part}.postalCode`]: contact.postalCode.trim(),
    [`${part}.city`]: contact.city.trim(),
    [`${part}.country`]: contact.country,
    [`${part}.phone`]: contact.phone.trim(),
  };
}

/** The number is in the street's line, or in a separate line. */
function toStreet(street: string, rest: readonly string[]) {
  const [next = "", ...others] = rest;
  const split = splitStreet(street, "");
  if (split.streetNumber !== "" || !/^\d+\s?\p{L}?(?:[/-]\d+)?$/u.test(next)) return { ...split, more: rest };
  return { streetName: street, streetNumber: next, more: others };
}
