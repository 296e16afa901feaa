import { array, boolean, enums, mask, optional, string, type } from "superstruct";
import { isJsonObject } from "../../resources/json.ts";
import type { CustomFieldDefinition, CustomFieldType, CustomType } from "../custom-type.ts";
import { type FactRow, parseJsonColumn } from "./fact-row.ts";

const Plain = enums(["Boolean", "String", "LocalizedString", "Number", "Money", "Date", "Time", "DateTime"]);
const Listed = type({ name: enums(["Enum", "LocalizedEnum"]), values: array(type({ key: string() })) });
const Referring = type({ name: enums(["Reference"]), referenceTypeId: string() });
const TypeStruct = type({ fieldDefinitions: optional(array()) });
const Definition = type({ name: string(), required: optional(boolean()) });

/** The definitions of a Type; a field of a kind that the platform does not know is not defined. */
export function parseCustomType({ id, key, data }: Pick<FactRow, "id" | "key" | "data">): CustomType {
  const { fieldDefinitions } = mask(parseJsonColumn(data), TypeStruct);
  const fields = (fieldDefinitions ?? []).flatMap((definition): CustomFieldDefinition[] => {
    if (!isJsonObject(definition) || !Definition.is(definition)) return [];
    const fieldType = parseFieldType((definition as Readonly<Record<string, unknown>>).type);
    return fieldType
      ? [{ name: definition.name, required: definition.required ?? false, type: fieldType }]
      : [];
  });
  return { id, ...(key ? { key } : {}), fields: new Map(fields.map((field) => [field.name, field])) };
}

function parseFieldType(value: unknown): CustomFieldType | undefined {
  if (!isJsonObject(value)) return undefined;
  if (Listed.is(value) || Referring.is(value)) return value;
  if (value.name === "Set") {
    const elementType = parseFieldType(value.elementType);
    return elementType && { name: "Set", elementType };
  }
  return Plain.is(value.name) ? { name: value.name } : undefined;
}
