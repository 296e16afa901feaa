import type { Translate } from "../../i18n/translate";
import type { AddressFormErrors, AddressFormValues } from "../model/address-fields";
import { addressFieldNames } from "../model/address-fields";

/**
 * Returns the error catalogue's sentences for postal codes; the address is shown to its owner only and never logged.
 */
export function toErrorSentences(
  errors: AddressFormErrors,
  values: AddressFormValues,
  translate: Translate,
): readonly string[] {
  const sentences: string[] = [];
  if (errors["billing.postalCode"] === "postal-code")
    sentences.push(translate("checkout.invalid.billingPostalCode"));
  if (errors["shipping.postalCode"] === "postal-code") {
    const entries = addressFieldNames.map((field) => [field, values[`shipping.${field}`]] as const);
    const address = JSON.stringify(Object.fromEntries(entries.filter(([, value]) => value)));
    sentences.push(translate("checkout.invalid.shippingPostalCode", { address }));
  }
  return sentences;
}
