import type { Cart } from "../../cart/model/cart";
import type { Country } from "../../countries/model/country";
import { err, ok, type Result } from "../../foundation/result";
import type { AddressFormErrors, AddressFormValues, AddressPart } from "./address-fields";
import { splitStreet } from "./parse-address-part";
import type { WalletContact, WalletPayment, WalletProblemCode } from "./wallet";

/**
 * The checkout's form as the sheet filled it in, for the form's own rules. Both addresses have to be there and in the
 * shop's country. A company that the cart knows stays the buyer.
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

/** What the form's errors are on a sheet, whose fields are the wallet's: the first of them, in reading order. */
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
    // What the shopper was told of it was told at the address form.
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

/** The number stands with the street, or on a line of its own. */
function toStreet(street: string, rest: readonly string[]) {
  const [next = "", ...others] = rest;
  const split = splitStreet(street, "");
  if (split.streetNumber !== "" || !/^\d+\s?\p{L}?(?:[/-]\d+)?$/u.test(next)) return { ...split, more: rest };
  return { streetName: street, streetNumber: next, more: others };
}
