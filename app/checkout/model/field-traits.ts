import { addressFormats } from "../../countries/model/address-formats";
import type { CountryCode } from "../../countries/model/country";
import { type AddressFieldName, type AddressPart, addressFieldNames } from "./address-fields";

/** A field's attributes for the browser, which choose its keyboard and its autofill. */
export type FieldTraits = {
  readonly autoComplete: string;
  readonly inputMode?: "tel" | "numeric";
  readonly type?: "tel";
  readonly autoCapitalize?: "characters" | "words";
  readonly spellCheck?: false;
};

type TypedField = Exclude<AddressFieldName, "country">;

/** Tokens of the HTML standard (autofill field); `off` if none fits. */
const tokens: Readonly<Record<TypedField, string>> = {
  company: "organization",
  department: "off",
  vatNumber: "off",
  firstName: "given-name",
  lastName: "family-name",
  streetName: "address-line1",
  streetNumber: "off",
  building: "off",
  apartment: "off",
  additionalStreetInfo: "address-line2",
  additionalAddressInfo: "address-line3",
  postalCode: "postal-code",
  city: "address-level2",
  state: "address-level1",
  phone: "tel",
  salutation: "off",
  title: "honorific-prefix",
  mobile: "mobile tel",
  pOBox: "off",
  region: "off",
};

/**
 * Returns a field's input attributes: autocomplete, keyboard, capitalisation.
 * The `autocomplete` token begins with `billing` or `shipping`, because browsers fill the two addresses separately.
 */
export function toFieldTraits(part: AddressPart, field: TypedField, country: CountryCode): FieldTraits {
  const token = tokens[field];
  const autoComplete = token === "off" ? "off" : `${part} ${token}`;
  switch (field) {
    case "phone":
    case "mobile":
      return { autoComplete, inputMode: "tel", type: "tel" };
    case "postalCode":
      return addressFormats[country].postalCodeKeys === "numeric"
        ? { autoComplete, inputMode: "numeric" }
        : { autoComplete, autoCapitalize: "characters", spellCheck: false };
    case "vatNumber":
      return { autoComplete, autoCapitalize: "characters", spellCheck: false };
    case "firstName":
    case "lastName":
    case "streetName":
    case "city":
      return { autoComplete, autoCapitalize: "words" };
    default:
      return { autoComplete };
  }
}

/** In other rows, or for companies only. */
const elsewhere: ReadonlySet<AddressFieldName> = new Set([
  "company",
  "department",
  "vatNumber",
  "firstName",
  "lastName",
  "streetName",
  "streetNumber",
  "postalCode",
  "city",
  "country",
  "phone",
]);

/** Lists the collapsed fields, which the country's parcels seldom need. */
export function listFoldedFields(country: CountryCode): readonly TypedField[] {
  const shown: ReadonlySet<string> = new Set(addressFormats[country].shown);
  return addressFieldNames.filter((field): field is TypedField => !elsewhere.has(field) && !shown.has(field));
}
