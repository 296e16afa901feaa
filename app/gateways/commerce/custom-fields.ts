/** Custom fields as the query `custom { customFieldsRaw { name value } }` returns them. */
export type CustomFieldsAnswer =
  | { readonly customFieldsRaw: readonly { readonly name: string; readonly value: unknown }[] | null }
  | null
  | undefined;

/** Reads a custom field by name; undefined when it is not set. */
export function readCustomField(custom: CustomFieldsAnswer, name: string): unknown {
  return custom?.customFieldsRaw?.find((field) => field.name === name)?.value;
}

export function readCustomText(custom: CustomFieldsAnswer, name: string): string | null {
  const value = readCustomField(custom, name);
  return typeof value === "string" && value !== "" ? value : null;
}
