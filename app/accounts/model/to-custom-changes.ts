import type { CustomerType } from "../../countries/model/country";
import type { ConsentEntry } from "./consent";
import type { Profile } from "./profile";

/** Custom fields of a customer that the shop writes; null takes a value away. */
export type CustomValues = {
  readonly customerType?: CustomerType;
  readonly consents?: readonly ConsentEntry[];
  readonly gdprPhone?: string | null;
};

type Field = { readonly name: string; readonly value: string };

/** The changes that set them: one by one, or with their type where the customer has none yet. */
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

/** Values as the platform takes them: JSON, of which the decisions are a text in themselves. */
function toFields({ customerType, consents, gdprPhone }: CustomValues) {
  const field = (name: string, value: string | null | undefined) =>
    value === undefined ? [] : [{ name, value: value === null ? null : JSON.stringify(value) }];
  return [
    ...field("customerType", customerType),
    ...field("consents", consents && JSON.stringify(consents)),
    ...field("gdprPhone", gdprPhone),
  ];
}
