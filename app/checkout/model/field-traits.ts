import { addressFormats } from "../../countries/model/address-formats";
import type { CountryCode } from "../../countries/model/country";
import { type AddressFieldName, type AddressPart, addressFieldNames } from "./address-fields";

/** What the browser is told of a field, so that it offers the right keys and fills in the right text. */
export type FieldTraits = {
  readonly autoComplete: string;
  readonly inputMode?: "tel" | "numeric";
  readonly type?: "tel";
  readonly autoCapitalize?: "characters" | "words";
  readonly spellCheck?: false;
};

type TypedField = Exclude<AddressFieldName, "country">;

/** Tokens of the HTML standard (autofill field); `off` where none fits. */
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

/** The section of the form goes before the token: two addresses on one page are two autofills. */
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

/** Asked for by other rows, or of companies alone. */
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

/** The parts that are folded away, because a parcel of the country needs them seldom. */
export function listFoldedFields(country: CountryCode): readonly TypedField[] {
  const shown: ReadonlySet<string> = new Set(addressFormats[country].shown);
  return addressFieldNames.filter((field): field is TypedField => !elsewhere.has(field) && !shown.has(field));
}
