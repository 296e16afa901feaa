import { coerce, create, string, unknown } from "superstruct";
import { type AddressFormField, type AddressFormValues, addressFormControls } from "./address-fields";

/** Longer text is cut: no real name or street is longer, and the page shows the stored text. */
const maximumCharacters = 500;

const FieldText = coerce(string(), unknown(), (value) =>
  typeof value === "string" ? value.replaceAll(/\s+/g, " ").trim().slice(0, maximumCharacters) : "",
);

/** Reads a form's input, trimmed; drops unknown fields, files count as empty. */
export function readAddressForm(form: FormData): AddressFormValues {
  const values: Partial<Record<AddressFormField, string>> = {};
  for (const field of addressFormControls) {
    if (form.has(field)) values[field] = create(form.get(field), FieldText);
  }
  return values;
}
