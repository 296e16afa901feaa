import { invalidField, invalidOperation, referencedResourceNotFound } from "../errors/platform-errors.ts";
import { type Reference, type ResourceIdentifier, toReference } from "./reference.ts";

/** Extra fields of a resource, by the definition of their type. */
export interface CustomFields {
  readonly type: Reference;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface CustomFieldInput {
  readonly name: string;
  /** A JSON document as text. */
  readonly value?: string | null;
}

export interface CustomFieldsInput {
  readonly type?: ResourceIdentifier | null;
  readonly typeId?: string | null;
  readonly typeKey?: string | null;
  readonly fields?: readonly CustomFieldInput[] | null;
}

/** Types by id and by key, as far as the request names them. */
export type TypeIds = ReadonlyMap<string, string>;

/** How an input names its type: in one of three ways, or not at all. */
export function readTypeName(input: CustomFieldsInput): string | undefined {
  return input.type?.id ?? input.type?.key ?? input.typeId ?? input.typeKey ?? undefined;
}

/** Custom fields from an input; undefined when it names no type, which removes them. */
export function toCustomFields(
  input: CustomFieldsInput | null | undefined,
  types: TypeIds,
): CustomFields | undefined {
  const name = input ? readTypeName(input) : undefined;
  if (!input || name === undefined) return undefined;
  const id = types.get(name);
  if (!id) throw referencedResourceNotFound("type", name);
  const fields = (input.fields ?? []).filter((field) => field.value !== null && field.value !== undefined);
  return {
    type: toReference("type", id),
    fields: Object.fromEntries(fields.map((field) => [field.name, parseFieldValue(field)])),
  };
}

/** Sets one field, or removes it when its value is null. Throws InvalidOperation when there is nothing to remove. */
export function setCustomField(custom: CustomFields | undefined, field: CustomFieldInput): CustomFields {
  if (!custom) throw invalidOperation("Custom fields can only be set once the resource has a custom type.");
  const value = field.value === null || field.value === undefined ? null : parseFieldValue(field);
  if (value !== null) return { ...custom, fields: { ...custom.fields, [field.name]: value } };
  if (!Object.hasOwn(custom.fields, field.name)) {
    throw invalidOperation(`Cannot remove the custom field '${field.name}' because it is not set.`);
  }
  const { [field.name]: _removed, ...fields } = custom.fields;
  return { ...custom, fields };
}

function parseFieldValue({ name, value }: CustomFieldInput): unknown {
  try {
    return JSON.parse(value ?? "null");
  } catch {
    throw invalidField(name, value);
  }
}
