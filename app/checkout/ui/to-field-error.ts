import { type FormRuleName, minimumCharacters } from "../../foundation/form-rules";
import type { Translate } from "../../i18n/translate";
import type { AddressFieldErrorCode } from "../model/address-fields";

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
