import {
  buildSchema,
  GraphQLError,
  type GraphQLInputObjectType,
  type GraphQLScalarType,
  type GraphQLSchema,
  isInputObjectType,
  isScalarType,
  valueFromASTUntyped,
} from "graphql";
import { COUNTRIES, CURRENCIES } from "../resources/iso-codes.ts";

import administration from "./administration.graphql?raw";
import base from "./base.graphql?raw";
import carts from "./carts.graphql?raw";
import catalogue from "./catalogue.graphql?raw";
import customers from "./customers.graphql?raw";

/** The served schema language; a subset of the platform's published one. */
export const schemaSource: string = [base, administration, catalogue, carts, customers].join("\n");

/** Created on first use and cached for the isolate's life. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The types of the schema, before resolvers are attached: they check drafts and actions. */
export const plainSchema = once(() => {
  const schema = buildSchema(schemaSource, { noLocation: true });
  applyScalars(schema);
  return schema;
});

/** An input type by its name. A wrong name is a bug of the caller. */
export function inputType(name: string): GraphQLInputObjectType {
  const type = plainSchema().getType(name);
  if (!isInputObjectType(type))
    throw new Error(`${name} is not an input type of the schema: use another name.`);
  return type;
}

type Coerce = (value: unknown) => unknown;

function refuse(name: string, value: unknown): never {
  throw new GraphQLError(`${name} cannot represent value: ${JSON.stringify(value)}`);
}

function matching(name: string, pattern: RegExp): Coerce {
  return (value) => (typeof value === "string" && pattern.test(value) ? value : refuse(name, value));
}

function among(name: string, values: ReadonlySet<string>): Coerce {
  return (value) => (typeof value === "string" && values.has(value) ? value : refuse(name, value));
}

/** Long stays a JSON number: every amount and version of the platform is far below 2^53. */
function toLong(value: unknown): unknown {
  const number = typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) ? number : refuse("Long", value);
}

function toDateTime(value: unknown): unknown {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d/.test(value)) return refuse("DateTime", value);
  const time = Date.parse(value);
  return Number.isNaN(time) ? refuse("DateTime", value) : new Date(time).toISOString();
}

function toSearchValue(value: unknown): unknown {
  return ["string", "number", "boolean"].includes(typeof value) ? value : refuse("SearchValueType", value);
}

const inputs: Readonly<Record<string, Coerce>> = {
  Country: among("Country", COUNTRIES),
  Currency: among("Currency", CURRENCIES),
  Date: matching("Date", /^\d{4}-\d\d-\d\d$/),
  DateTime: toDateTime,
  Json: (value) => value,
  KeyReferenceInput: matching("KeyReferenceInput", /^[A-Za-z0-9_-]{2,256}$/),
  Locale: matching("Locale", /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/),
  Long: toLong,
  SearchValueType: toSearchValue,
  Time: matching("Time", /^\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?$/),
};

function applyTo(scalar: GraphQLScalarType, coerce: Coerce): void {
  scalar.coerceInputValue = coerce;
  scalar.coerceInputLiteral = (node) => coerce(valueFromASTUntyped(node));
  scalar.coerceOutputValue = (value) => value;
}

/** Adds checks to the scalars of the SDL; a resolver's result for them is sent unchanged. */
function applyScalars(schema: GraphQLSchema): void {
  for (const [name, coerce] of Object.entries(inputs)) {
    const scalar = schema.getType(name);
    if (isScalarType(scalar)) applyTo(scalar, coerce);
  }
}
