import { type AddressBook, listSavedFor } from "./address-book";
import {
  type AddressFormValues,
  type AddressPart,
  addressParts,
  clientTypeField,
  proposedFieldNames,
} from "./address-fields";
import type { AddressFormTerms } from "./parse-address-form";
import { parseShippingAddressType } from "./shipping-address-type";
import { toFields } from "./to-address-form-values";

export type ResolvedForm = {
  readonly values: AddressFormValues;
  readonly ids: NonNullable<AddressFormTerms["ids"]>;
};

/**
 * Writes the selected saved addresses into the form's fields.
 * Ids that are not in the customer's book are ignored: a guest has none. A saved address overrides the input in its
 * fields.
 */
export function resolveSavedAddresses(
  values: AddressFormValues,
  book: AddressBook | null,
  shopCountry: string,
): ResolvedForm {
  const ids: { [Part in AddressPart]?: string } = {};
  let resolved = values;
  for (const part of addressParts) {
    const saved = book ? listSavedFor(part, book, shopCountry) : [];
    const used = isSourceOpen(values, part) && saved.find(({ id }) => id === values[`${part}.source`]);
    const changed = saved.find(({ id }) => id === values[`${part}.id`]);
    if (used) {
      ids[part] = used.id;
      resolved = withSaved(resolved, part, used);
    } else if (changed) ids[part] = changed.id;
  }
  const isWithoutSource = resolved.shippingAddressType === "SAVED_ADDRESS" && !ids.shipping;
  return {
    ids,
    values: isWithoutSource ? { ...resolved, shippingAddressType: "DIFFERENT_FROM_BILLING" } : resolved,
  };
}

/** The delivery's list applies only if a saved address was requested. */
function isSourceOpen(values: AddressFormValues, part: AddressPart): boolean {
  return part === "billing" || values.shippingAddressType === "SAVED_ADDRESS";
}

/** Returns the form with a saved address in its fields. */
function withSaved(
  values: AddressFormValues,
  part: AddressPart,
  saved: AddressBook["addresses"][number],
): AddressFormValues {
  const isCompany = saved.customerType === "business";
  return { ...values, ...toFields(part, saved), [clientTypeField[part]]: isCompany ? "COMPANY" : "PRIVATE" };
}

/** Returns the form with a saved address opened for change: it shows the fields, and saving changes it. */
export function editSavedAddress(
  values: AddressFormValues,
  part: AddressPart,
  saved: AddressBook["addresses"][number],
): AddressFormValues {
  return {
    ...withSaved(values, part, saved),
    [`${part}.source`]: "",
    [`${part}.id`]: saved.id,
    [`${part}.save`]: "on",
    ...(part === "shipping" && { shippingAddressType: "DIFFERENT_FROM_BILLING" }),
  };
}

/** Returns the part with the delivery address. */
function chooseDeliveryPart(values: AddressFormValues, shopCountry: string): AddressPart {
  const isSame = parseShippingAddressType(values.shippingAddressType) === "SAME_AS_BILLING";
  return isSame && (values["billing.country"] ?? shopCountry) === shopCountry ? "billing" : "shipping";
}

/**
 * Writes the address check's proposal into the form, if the shopper chose it.
 * @param part the checked address
 */
export function applyProposal(
  values: AddressFormValues,
  shopCountry: string,
  part = chooseDeliveryPart(values, shopCountry),
): AddressFormValues {
  if (values.addressChoice !== "proposed") return values;
  const proposed = proposedFieldNames.flatMap((name) => {
    const text = values[`proposed.${name}`];
    return text ? [[`${part}.${name}`, text] as const] : [];
  });
  return { ...values, ...Object.fromEntries(proposed) };
}
