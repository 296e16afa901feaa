import { PlatformError } from "../errors/platform-error.ts";
import {
  invalidField,
  invalidOperation,
  referencedResourceNotFound,
  requiredField,
} from "../errors/platform-errors.ts";
import { isJsonObject, parseJson } from "../json/json.ts";
import type { CustomFieldsDraft } from "../requests/schema-inputs.ts";
import type { CustomFieldType, CustomType, CustomTypes } from "./custom-types.ts";
import { type Reference, toReference } from "./reference.ts";

/** Extra fields of a resource, defined by their type. */
export interface CustomFields {
  readonly type: Reference;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface CustomFieldInput {
  readonly name: string;
  /** A JSON document as text. */
  readonly value?: string | null;
}

/** The type's name in an input: in one of three forms, or missing. */
export function readTypeName(input: CustomFieldsDraft): string | undefined {
  return input.type?.id ?? input.type?.key ?? input.typeId ?? input.typeKey ?? undefined;
}

/**
 * Custom fields from an input; undefined if it has no type, which removes them. Throws ReferencedResourceNotFound,
 * InvalidField for an undefined field or a value of the wrong type, RequiredField for a missing one.
 */
export function toCustomFields(
  input: CustomFieldsDraft | null | undefined,
  types: CustomTypes,
): CustomFields | undefined {
  const name = input ? readTypeName(input) : undefined;
  if (!input || name === undefined) return undefined;
  const type = types.get(name);
  if (!type) throw referencedResourceNotFound("type", name);
  const entries = (input.fields ?? []).map((field) => [field.name, parseFieldValue(field)] as const);
  const given = entries.filter(([, value]) => value !== null);
  for (const [field, value] of given) requireValueOf(type, field, value);
  const fields = Object.fromEntries(given);
  for (const definition of type.fields.values()) {
    if (definition.required && !Object.hasOwn(fields, definition.name)) throw requiredField(definition.name);
  }
  return { type: toReference("type", type.id), fields };
}

/**
 * Sets one field, or removes it if its value is null. Throws InvalidOperation if there is nothing to remove,
 * InvalidField for a value that the type does not allow, RequiredField for the removal of a required one.
 */
export function setCustomField(
  custom: CustomFields | undefined,
  field: CustomFieldInput,
  types: CustomTypes,
): CustomFields {
  if (!custom) throw invalidOperation("Custom fields can only be set once the resource has a custom type.");
  const type = types.get(custom.type.id);
  const value = parseFieldValue(field);
  if (value !== null) {
    if (type) requireValueOf(type, field.name, value);
    return { ...custom, fields: { ...custom.fields, [field.name]: value } };
  }
  if (!Object.hasOwn(custom.fields, field.name)) {
    throw invalidOperation(`Cannot remove the custom field '${field.name}' because it is not set.`);
  }
  if (type?.fields.get(field.name)?.required) throw requiredField(field.name);
  const { [field.name]: _removed, ...fields } = custom.fields;
  return { ...custom, fields };
}

function requireValueOf(type: CustomType, field: string, value: unknown): void {
  const definition = type.fields.get(field);
  if (!definition) {
    const message = `The field '${field}' is not defined on the type '${type.key ?? type.id}'.`;
    throw new PlatformError("InvalidField", message, { field, invalidValue: value });
  }
  if (isOfFieldType(value, definition.type)) return;
  const allowed = "values" in definition.type ? definition.type.values.map(({ key }) => key) : undefined;
  throw invalidField(field, value, allowed);
}

/** Parses the input's text; null if it has none. */
function parseFieldValue({ name, value }: CustomFieldInput): unknown {
  if (value === null || value === undefined) return null;
  try {
    return parseJson(value);
  } catch {
    throw invalidField(name, value);
  }
}

const DATE = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?$/;
const LOCALE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

function isDate(value: unknown): boolean {
  return typeof value === "string" && DATE.test(value) && !Number.isNaN(Date.parse(value));
}

function isDateTime(value: unknown): boolean {
  return typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));
}

function isLocalized(value: unknown): boolean {
  return (
    isJsonObject(value) &&
    Object.entries(value).every(([locale, text]) => LOCALE.test(locale) && typeof text === "string")
  );
}

function isMoney(value: unknown): boolean {
  if (!isJsonObject(value)) return false;
  const { currencyCode, centAmount } = value;
  return (
    typeof currencyCode === "string" && /^[A-Z]{3}$/.test(currencyCode) && Number.isSafeInteger(centAmount)
  );
}

/** Whether a value is allowed for a field of this type. An enum's value is its key. */
export function isOfFieldType(value: unknown, type: CustomFieldType): boolean {
  switch (type.name) {
    case "Boolean":
      return typeof value === "boolean";
    case "String":
      return typeof value === "string";
    case "LocalizedString":
      return isLocalized(value);
    case "Number":
      return typeof value === "number";
    case "Money":
      return isMoney(value);
    case "Date":
      return isDate(value);
    case "Time":
      return typeof value === "string" && TIME.test(value);
    case "DateTime":
      return isDateTime(value);
    case "Enum":
    case "LocalizedEnum":
      return type.values.some(({ key }) => key === value);
    case "Reference":
      return isJsonObject(value) && value.typeId === type.referenceTypeId && typeof value.id === "string";
    case "Set":
      return Array.isArray(value) && value.every((item) => isOfFieldType(item, type.elementType));
  }
}
