import {
  coerceInputValue,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
  validateInputValue,
} from "graphql";
import { invalidJsonInput, invalidShape, unknownAction } from "../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../json/json.ts";
import { requireReferenceTypes } from "../resources/reference-types.ts";
import { inputType } from "./schema.ts";
import { toGraphqlInput } from "./to-graphql-input.ts";

/** REST ignores unknown fields; GraphQL would refuse them. */
function dropUnknown(value: unknown, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return dropUnknown(value, type.ofType);
  if (isListType(type) && Array.isArray(value)) return value.map((item) => dropUnknown(item, type.ofType));
  if (!isInputObjectType(type) || !isJsonObject(value)) return value;
  const known = Object.values(type.getFields()).filter(({ name }) => Object.hasOwn(value, name));
  return Object.fromEntries(known.map((field) => [field.name, dropUnknown(value[field.name], field.type)]));
}

/**
 * A REST body checked by the GraphQL input type of the same draft or action, so that both APIs accept the same input
 * and set the same defaults; `place` is its path in the request. The caller names the form of that type. Throws
 * InvalidJsonInput with the first wrong path.
 */
function readInput<Shape extends object>(
  typeName: string,
  body: unknown,
  place: readonly string[] = [],
): Shape {
  const type = inputType(typeName);
  if (!isJsonObject(body)) throw invalidJsonInput("An object is expected.");
  requireReferenceTypes(body);
  const known = dropUnknown(body, type);
  validateInputValue(known, type, (error, path) => {
    // An action's name is in the path of GraphQL's input, but not of REST's.
    throw invalidShape([...place, ...path.slice(place.length)], error.message);
  });
  return coerceInputValue(known, type) as Shape;
}

/** A REST draft checked and completed by its GraphQL input type. Throws InvalidJsonInput. */
export function readDraft<Shape extends object>(typeName: string, body: unknown): Shape {
  const type = inputType(typeName);
  return readInput<Shape>(typeName, toGraphqlInput(body, type));
}

/** The value of a custom field is a JSON document as text in GraphQL. */
function withFieldText(name: string, input: JsonObject): JsonObject {
  if (!name.endsWith("CustomField")) return input;
  const { value } = input;
  return { ...input, value: value === undefined || value === null ? null : JSON.stringify(value) };
}

/**
 * REST's `{action: "setKey", key}` as GraphQL's `{setKey: {key}}`, checked by the update type of the schema. Throws
 * InvalidJsonInput for an unknown action, and for invalid input.
 */
export function readAction(typeName: string, { action, ...input }: JsonObject): object {
  const type = inputType(typeName);
  const name = String(action);
  const field = type.getFields()[name];
  if (!field) throw unknownAction(name);
  const value = toGraphqlInput(withFieldText(name, input), field.type);
  return readInput(typeName, { [name]: isJsonObject(value) ? value : {} }, ["actions"]);
}
