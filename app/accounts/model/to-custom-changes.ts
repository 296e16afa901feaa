import type { CustomerType } from "../../countries/model/country";
import type { ConsentEntry } from "./consent";
import type { Profile } from "./profile";

/** Custom fields of a customer that the shop writes; null removes a value. */
export type CustomValues = {
  readonly customerType?: CustomerType;
  readonly consents?: readonly ConsentEntry[];
  readonly gdprPhone?: string | null;
};

type Field = { readonly name: string; readonly value: string };

/** Returns the changes that set them: one by one, or with their type if the customer has none yet. */
export function toCustomChanges(
  { hasCustomFields, gdprPhone }: Pick<Profile, "hasCustomFields" | "gdprPhone">,
  values: CustomValues,
) {
  const fields = toFields(values);
  if (!hasCustomFields) {
    const typed = fields.filter((field): field is Field => field.value !== null);
    return typed.length > 0
      ? [{ setCustomType: { typeKey: "customer-fields" as const, fields: typed } }]
      : [];
  }
  const isMissing = ({ name, value }: (typeof fields)[number]) =>
    value === null && name === "gdprPhone" && gdprPhone === null;
  return fields.filter((field) => !isMissing(field)).map((field) => ({ setCustomField: field }));
}

/** Encodes values for the platform: JSON, with the decisions as a nested JSON text. */
function toFields({ customerType, consents, gdprPhone }: CustomValues) {
  const field = (name: string, value: string | null | undefined) =>
    value === undefined ? [] : [{ name, value: value === null ? null : JSON.stringify(value) }];
  return [
    ...field("customerType", customerType),
    ...field("consents", consents && JSON.stringify(consents)),
    ...field("gdprPhone", gdprPhone),
  ];
}
