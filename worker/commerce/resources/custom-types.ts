import { array, boolean, enums, mask, optional, string, type } from "superstruct";
import { isJsonObject } from "../json/json.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { type FactRow, parseJsonColumn } from "./fact-row.ts";

/** The value type of a custom field, in the platform's form. */
export type CustomFieldType =
  | { readonly name: "Enum" | "LocalizedEnum"; readonly values: readonly { readonly key: string }[] }
  | { readonly name: "Reference"; readonly referenceTypeId: string }
  | { readonly name: "Set"; readonly elementType: CustomFieldType }
  | {
      readonly name:
        | "Boolean"
        | "String"
        | "LocalizedString"
        | "Number"
        | "Money"
        | "Date"
        | "Time"
        | "DateTime";
    };

export interface CustomFieldDefinition {
  readonly name: string;
  readonly required: boolean;
  readonly type: CustomFieldType;
}

/** A Type: the custom fields that a resource may have. */
export interface CustomType {
  readonly id: string;
  readonly key?: string;
  readonly fields: ReadonlyMap<string, CustomFieldDefinition>;
}

/** Types by id and by key, of a request and the resource that it changes. */
export type CustomTypes = ReadonlyMap<string, CustomType>;

const Plain = enums(["Boolean", "String", "LocalizedString", "Number", "Money", "Date", "Time", "DateTime"]);
const Listed = type({ name: enums(["Enum", "LocalizedEnum"]), values: array(type({ key: string() })) });
const Referring = type({ name: enums(["Reference"]), referenceTypeId: string() });
const TypeStruct = type({ fieldDefinitions: optional(array()) });
const Definition = type({ name: string(), required: optional(boolean()) });

/** The definitions of a Type; omits fields of an unsupported kind. */
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

/** Custom types by the ids and keys of a request; no statement if there are none. */
export async function loadCustomTypes(
  context: RequestContext,
  names: readonly (string | undefined)[],
): Promise<CustomTypes> {
  const requested = [...new Set(names.filter((name) => name !== undefined))];
  if (requested.length === 0) return new Map();
  const list = JSON.stringify(requested);
  const { results } = await context.db
    .prepare(
      `SELECT id, key, data FROM resource WHERE kind = 'type'
        AND (key IN (SELECT value FROM json_each(?1)) OR id IN (SELECT value FROM json_each(?1)))`,
    )
    .bind(list)
    .all<{ id: string; key: string | null; data: string }>();
  return toCustomTypes(results.map(parseCustomType));
}

/** Types by id and by key, because an input may use either. */
export function toCustomTypes(types: readonly CustomType[]): CustomTypes {
  return new Map(
    types.flatMap((type) => [[type.id, type] as const, ...(type.key ? [[type.key, type] as const] : [])]),
  );
}
