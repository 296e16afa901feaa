import type { Translate } from "../../i18n/translate";
import type { AddressFieldErrorCode } from "../model/address-fields";

/** The sentence beside a field. */
export function toFieldError(code: AddressFieldErrorCode, translate: Translate, example: string): string {
  return translate(`checkout.invalid.${code}`, { example });
}
