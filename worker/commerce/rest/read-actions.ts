import { isInputObjectType } from "graphql";
import { readInput } from "../customers/rest/read-input.ts";
import { unknownAction } from "../errors/platform-errors.ts";
import { servedSchema } from "../graphql/schema.ts";
import { isJsonObject, type JsonObject } from "../resources/json.ts";
import { toGraphqlInput } from "./to-graphql-input.ts";

/** A REST draft checked and completed by the input type that it has in GraphQL. Throws InvalidJsonInput. */
export function readDraft<Shape extends object>(typeName: string, body: unknown): Shape {
  const type = servedSchema().getType(typeName);
  if (!isInputObjectType(type)) throw new Error(`${typeName} is no input type of the schema: name another.`);
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
 * InvalidJsonInput for an action that the type does not have, and for an input that does not fit.
 */
export function readAction(typeName: string, { action, ...input }: JsonObject): object {
  const type = servedSchema().getType(typeName);
  const name = String(action);
  if (!isInputObjectType(type)) throw new Error(`${typeName} is no input type of the schema: name another.`);
  const field = type.getFields()[name];
  if (!field) throw unknownAction(name);
  const value = toGraphqlInput(withFieldText(name, input), field.type);
  return readInput(typeName, { [name]: isJsonObject(value) ? value : {} }, ["actions"]);
}
