import type { Infer } from "superstruct";
import { isText, listShape, nullableShape, objectShape, optionalShape, toStruct } from "./hot-shape";

const isField = objectShape({ name: isText, value: (_: unknown): _ is unknown => true });

/** Custom fields as the query `custom { customFieldsRaw { name value } }` returns them. */
export const isCustomFields = optionalShape(
  objectShape({ customFieldsRaw: nullableShape(listShape(isField)) }),
);
export const CustomFields = toStruct("set of custom fields", isCustomFields);

export type CustomFieldsAnswer = Infer<typeof CustomFields>;

/** Reads a custom field by name; undefined when it is not set. */
export function readCustomField(custom: CustomFieldsAnswer, name: string): unknown {
  return custom?.customFieldsRaw?.find((field) => field.name === name)?.value;
}

export function readCustomText(custom: CustomFieldsAnswer, name: string): string | null {
  const value = readCustomField(custom, name);
  return typeof value === "string" && value !== "" ? value : null;
}
