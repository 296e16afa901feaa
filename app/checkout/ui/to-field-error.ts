import { type FormRuleName, minimumCharacters } from "../../foundation/form-rules";
import type { Translate } from "../../i18n/translate";
import {
  type AddressFieldErrorCode,
  type AddressFormErrors,
  type AddressFormValues,
  addressFieldNames,
} from "../model/address-fields";

const rules: ReadonlySet<string> = new Set<FormRuleName>([
  "required",
  "email",
  "min",
  "max",
  "confirmed",
  "oneOf",
  "rating",
]);

/** Returns the sentence beside a field: of a general rule, or of an address rule. */
export function toFieldError(code: AddressFieldErrorCode, translate: Translate, example = ""): string {
  return rules.has(code)
    ? translate(`address.rule.${code}`, { count: minimumCharacters })
    : translate(`checkout.invalid.${code}`, { example });
}

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
