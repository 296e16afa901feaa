import type { ComponentProps } from "react";
import { addressFormats } from "../../countries/model/address-formats";
import type { CountryCode } from "../../countries/model/country";
import { postalCodeFormats } from "../../countries/model/postal-code-formats";
import { vatFormats } from "../../countries/model/vat-formats";
import { Field, Select } from "../../design/field";
import type { Translate } from "../../i18n/translate";
import { useTranslate } from "../../i18n/translate-context";
import {
  type AddressFieldName,
  type AddressFormErrors,
  type AddressFormValues,
  type AddressPart,
  salutations,
} from "../model/address-fields";
import { toFieldTraits } from "../model/field-traits";
import { toFieldError } from "./to-field-error";

type Props = {
  readonly part: AddressPart;
  readonly field: Exclude<AddressFieldName, "country">;
  /** The country whose address format applies. */
  readonly country: CountryCode;
  readonly values: AddressFormValues;
  readonly errors: AddressFormErrors;
  readonly isOptional?: boolean;
  /** Further attributes of a text field, of a component that operates it. */
  readonly control?: Omit<ComponentProps<"input">, "name" | "id"> | undefined;
};

const withHint: ReadonlySet<string> = new Set(["postalCode", "vatNumber", "phone", "additionalAddressInfo"]);
const maximumCharacters = 200;

/** One field of an address with its label, keyboard, autofill token, hint and error. */
export function AddressField({ part, field, country, values, errors, isOptional = false, control }: Props) {
  const translate = useTranslate();
  const name = `${part}.${field}` as const;
  const example =
    (field === "vatNumber" ? vatFormats[country].placeholder : postalCodeFormats[country].example) ?? "";
  const code = errors[name];
  const frame = {
    name,
    label: toFieldLabel(field, country, translate),
    optional: isOptional ? translate("checkout.field.optional") : undefined,
    hint: withHint.has(field) ? translate(`checkout.hint.${field}`, { example }) : undefined,
    error: code && toFieldError(code, translate, example),
    defaultValue: values[name] ?? "",
  };
  if (field === "salutation") return <SalutationSelect {...frame} />;
  return (
    <Field
      {...toFieldTraits(part, field, country)}
      {...frame}
      {...control}
      aria-required={!isOptional}
      maxLength={maximumCharacters}
    />
  );
}

function SalutationSelect(frame: Omit<Parameters<typeof Select>[0], "children">) {
  const translate = useTranslate();
  return (
    <Select {...frame}>
      <option value="">{translate("address.salutation.none")}</option>
      {salutations.map((value) => (
        <option key={value} value={value}>
          {translate(`address.salutation.${value}`)}
        </option>
      ))}
    </Select>
  );
}

/** Returns the country's term for its postal code, otherwise the field's label. */
export function toFieldLabel(
  field: AddressFieldName,
  country: CountryCode | null,
  translate: Translate,
): string {
  if (field === "postalCode" && country) {
    const { postalCodeName } = addressFormats[country];
    return translate(
      postalCodeName === "postalCode" ? "checkout.field.postalCode" : `address.field.${postalCodeName}`,
    );
  }
  return translate(isNewcomer(field) ? `address.field.${field}` : `checkout.field.${field}`);
}

const newcomers: ReadonlySet<AddressFieldName> = new Set([
  "department",
  "building",
  "apartment",
  "additionalStreetInfo",
  "state",
  "salutation",
  "title",
  "mobile",
  "pOBox",
  "region",
]);

function isNewcomer(field: AddressFieldName): boolean {
  return newcomers.has(field);
}
