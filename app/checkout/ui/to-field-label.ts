import type { Translate } from "../../i18n/translate";
import type { AddressFormField } from "../model/address-fields";

/** What the summary calls a field: its label, with the part it belongs to. */
export function toFieldLabel(field: AddressFormField, translate: Translate): string {
  const [part, name] = field.split(".");
  if (name === undefined) return translate(`checkout.field.${field}`);
  return translate("cart.labelled", {
    label: translate(`checkout.addresses.${part}`),
    text: translate(`checkout.field.${name}`),
  });
}
