import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { servedSchema } from "../../../worker/commerce/graphql/served-schema.ts";
import { type BadRequest, graphql } from "./bad-request.ts";
import { thin } from "./thin.ts";

const MAX_DEPTH = 4;

/** For each leaf type, values that it cannot hold. */
const wrongLeaves: Readonly<Record<string, readonly unknown[]>> = {
  Boolean: ["yes", 1, {}],
  Int: ["1", 1.5, 2 ** 40],
  Float: ["1.0", true],
  Long: ["many", 1.5, 2 ** 60],
  String: [5, true, ["a"], {}],
  Country: ["DEU", "de", 5],
  Currency: ["EURO", "eur", 5],
  Locale: ["x!", "de_DE", 5],
  DateTime: ["yesterday", "2026-13-45T00:00:00Z", 5],
  Date: ["2026/01/01", 5],
  Time: ["noon", 5],
  KeyReferenceInput: ["a b", "x", 5],
};

interface WrongValue {
  readonly path: string;
  readonly value: unknown;
}

/** Returns the minimal valid value of a type. */
function toPlainValue(type: GraphQLInputType): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [];
  if (isInputObjectType(nullable)) {
    const required = Object.values(nullable.getFields()).filter(({ type: own }) => isNonNullType(own));
    return Object.fromEntries(required.map((field) => [field.name, toPlainValue(field.type)]));
  }
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  const known: Readonly<Record<string, unknown>> = {
    Boolean: true,
    Int: 1,
    Float: 1,
    Long: 1,
    Country: "DE",
    Currency: "EUR",
    Locale: "en",
    DateTime: "2026-01-01T00:00:00Z",
    Date: "2026-01-01",
    Time: "10:00:00",
    KeyReferenceInput: "a-key",
    SearchValueType: "a",
    Json: "{}",
  };
  return known[getNamedType(nullable).name] ?? "text";
}

/** Generates values of the type with one defect each, down to a depth. */
function toWrongValues(type: GraphQLInputType, path: string, depth: number): WrongValue[] {
  const nullable = getNullableType(type);
  const missing = isNonNullType(type) ? [{ path: `${path}: null`, value: null }] : [];
  if (isListType(nullable)) {
    const inner = toWrongValues(nullable.ofType, `${path}[]`, depth);
    return [...missing, ...inner.map((wrong) => ({ path: wrong.path, value: [wrong.value] }))];
  }
  if (isInputObjectType(nullable)) return [...missing, ...toWrongObjects(nullable, path, depth)];
  const leaf = getNamedType(nullable);
  const wrong = isEnumType(leaf) ? ["NOT_ONE_OF_THEM", 5] : (wrongLeaves[leaf.name] ?? []);
  return [...missing, ...wrong.map((value) => ({ path: `${path}: ${JSON.stringify(value)}`, value }))];
}

function toWrongObjects(
  type: ReturnType<typeof getNamedType> & {
    getFields(): Record<string, { name: string; type: GraphQLInputType }>;
  },
  path: string,
  depth: number,
): WrongValue[] {
  const plain = toPlainValue(type as GraphQLInputType) as Record<string, unknown>;
  const unknown = { path: `${path}.notAField`, value: { ...plain, notAField: 1 } };
  const text = { path: `${path}: "text"`, value: "text" };
  if (depth === 0) return [unknown, text];
  const inner = Object.values(type.getFields()).flatMap((field) =>
    toWrongValues(field.type, `${path}.${field.name}`, depth - 1).map((wrong) => ({
      path: wrong.path,
      value: { ...plain, [field.name]: wrong.value },
    })),
  );
  return [unknown, text, ...inner];
}

function toRequests(operation: "query" | "mutation", field: GraphQLField<unknown, unknown>): BadRequest[] {
  const types = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ");
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(", ");
  const selection = isLeafType(getNamedType(field.type)) ? "" : "{ __typename }";
  const document = `${operation}(${types}) { ${field.name}(${passed}) ${selection} }`;
  const required = field.args.filter(({ type }) => isNonNullType(type));
  const plain = Object.fromEntries(required.map(({ name, type }) => [name, toPlainValue(type)]));
  return field.args.flatMap((argument) =>
    toWrongValues(argument.type, `${field.name}.${argument.name}`, MAX_DEPTH).map(({ path, value }) =>
      graphql(path, document, { ...plain, [argument.name]: value }),
    ),
  );
}

/**
 * Combines each argument of each root field with each value that its type excludes.
 * New fields of the schema are included automatically.
 */
export function listWrongArguments(perArgument: number): readonly BadRequest[] {
  const schema = servedSchema();
  const roots = [
    { operation: "query" as const, type: schema.getQueryType() },
    { operation: "mutation" as const, type: schema.getMutationType() },
  ];
  return roots.flatMap(({ operation, type }) =>
    isObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) => thin(toRequests(operation, field), perArgument))
      : [],
  );
}
