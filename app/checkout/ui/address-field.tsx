import type { ComponentProps } from "react";
import { Field } from "../../design/field";
import { useTranslate } from "../../i18n/translate-context";
import type {
  AddressFieldName,
  AddressFormErrors,
  AddressFormValues,
  AddressPart,
} from "../model/address-fields";
import { toFieldError } from "./to-field-error";

export type FieldExamples = { readonly postalCode: string; readonly vatNumber: string };

type Props = {
  readonly part: AddressPart;
  readonly field: Exclude<AddressFieldName, "country">;
  readonly values: AddressFormValues;
  readonly errors: AddressFormErrors;
  readonly examples: FieldExamples;
  readonly isOptional?: boolean;
};

type InputTraits = Pick<
  ComponentProps<"input">,
  "autoComplete" | "inputMode" | "type" | "autoCapitalize" | "spellCheck"
>;

const traits: Readonly<Record<Props["field"], InputTraits>> = {
  company: { autoComplete: "organization" },
  vatNumber: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false },
  firstName: { autoComplete: "given-name" },
  lastName: { autoComplete: "family-name" },
  streetName: { autoComplete: "address-line1" },
  streetNumber: { autoComplete: "off" },
  additionalAddressInfo: { autoComplete: "address-line2" },
  postalCode: { autoComplete: "postal-code", autoCapitalize: "characters", spellCheck: false },
  city: { autoComplete: "address-level2" },
  phone: { autoComplete: "tel", inputMode: "tel", type: "tel" },
};

const withHint: ReadonlySet<string> = new Set(["postalCode", "vatNumber", "phone", "additionalAddressInfo"]);

/** One field of an address with its label, keyboard, autofill token, hint and error. */
export function AddressField({ part, field, values, errors, examples, isOptional = false }: Props) {
  const translate = useTranslate();
  const name = `${part}.${field}` as const;
  const example = field === "vatNumber" ? examples.vatNumber : examples.postalCode;
  const { autoComplete, ...rest } = traits[field];
  const code = errors[name];
  return (
    <Field
      {...rest}
      name={name}
      label={translate(`checkout.field.${field}`)}
      optional={isOptional ? translate("checkout.field.optional") : undefined}
      aria-required={!isOptional}
      autoComplete={autoComplete === "off" ? "off" : `${part} ${autoComplete}`}
      hint={withHint.has(field) ? translate(`checkout.hint.${field}`, { example }) : undefined}
      error={code && toFieldError(code, translate, example)}
      defaultValue={values[name] ?? ""}
      maxLength={200}
    />
  );
}
