import { array, type Infer, nullable, optional, string, type, unknown } from "superstruct";

/** Custom fields as `custom { customFieldsRaw { name value } }` asks for them. */
export const CustomFields = optional(
  nullable(type({ customFieldsRaw: nullable(array(type({ name: string(), value: unknown() }))) })),
);

export type CustomFieldsAnswer = Infer<typeof CustomFields>;

/** A custom field by name; undefined when it is not set. */
export function readCustomField(custom: CustomFieldsAnswer, name: string): unknown {
  return custom?.customFieldsRaw?.find((field) => field.name === name)?.value;
}

export function readCustomText(custom: CustomFieldsAnswer, name: string): string | null {
  const value = readCustomField(custom, name);
  return typeof value === "string" && value !== "" ? value : null;
}
