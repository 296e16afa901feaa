import { coerce, create, string, unknown } from "superstruct";
import { type AddressFormField, type AddressFormValues, addressFormControls } from "./address-fields";

/** Longer text is cut: nobody's name or street needs it, and the page shows what was kept. */
const maximumCharacters = 500;

const FieldText = coerce(string(), unknown(), (value) =>
  typeof value === "string" ? value.replaceAll(/\s+/g, " ").trim().slice(0, maximumCharacters) : "",
);

/** What was typed, trimmed; fields that the form does not know are dropped, files count as empty. */
export function readAddressForm(form: FormData): AddressFormValues {
  const values: Partial<Record<AddressFormField, string>> = {};
  for (const field of addressFormControls) {
    if (form.has(field)) values[field] = create(form.get(field), FieldText);
  }
  return values;
}
