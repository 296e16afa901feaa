import { optional, type Struct } from "superstruct";

const descriptions = new WeakMap<object, string>();

/** Describes a field for the clients that choose its value. */
export function described<T, S>(struct: Struct<T, S>, text: string): Struct<T, S> {
  descriptions.set(struct, text);
  return struct;
}

/** An optional field with its description, which `optional` alone would lose. */
export function optionally<T, S>(struct: Struct<T, S>, text: string): Struct<T | undefined, S> {
  return described(optional(struct), text);
}

type AnyStruct = { readonly type: string; readonly schema: unknown; is(value: unknown): boolean };

type JsonSchema = Readonly<Record<string, unknown>>;

/** The JSON types of structs that have no parts. */
const plainTypes: Readonly<Record<string, JsonSchema>> = {
  string: { type: "string" },
  integer: { type: "integer" },
  number: { type: "number" },
  boolean: { type: "boolean" },
};

/**
 * Converts a struct to JSON Schema (2020-12), for the input of MCP tools.
 * Bounds are left to the struct, which checks every call.
 */
export function toJsonSchema(struct: AnyStruct): JsonSchema {
  const text = descriptions.get(struct);
  return { ...toShape(struct), ...(text !== undefined && { description: text }) };
}

function toShape({ type, schema }: AnyStruct): JsonSchema {
  if (type === "array") return { type: "array", items: isStruct(schema) ? toJsonSchema(schema) : {} };
  if (type === "enums") return { type: "string", enum: listValues(schema) };
  if (type !== "type") return plainTypes[type] ?? {};
  const fields = listFields(schema);
  const required = fields.filter(([, field]) => !field.is(undefined)).map(([name]) => name);
  return {
    type: "object",
    properties: Object.fromEntries(fields.map(([name, field]) => [name, toJsonSchema(field)])),
    ...(required.length > 0 && { required }),
  };
}

function listFields(schema: unknown): readonly (readonly [string, AnyStruct])[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([name, field]) => (isStruct(field) ? [[name, field] as const] : []));
}

function listValues(schema: unknown): readonly unknown[] {
  return typeof schema === "object" && schema !== null ? Object.values(schema) : [];
}

function isStruct(value: unknown): value is AnyStruct {
  return typeof value === "object" && value !== null && "schema" in value && "is" in value;
}
