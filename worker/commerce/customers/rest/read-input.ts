import {
  coerceInputValue,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
  validateInputValue,
} from "graphql";
import { invalidJsonInput, invalidShape } from "../../errors/platform-errors.ts";
import { servedSchema } from "../../graphql/schema.ts";
import { isJsonObject } from "../../resources/json.ts";
import { requireReferenceTypes } from "../../resources/reference-types.ts";

/** REST ignores what it does not know; GraphQL would refuse it. */
function dropUnknown(value: unknown, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return dropUnknown(value, type.ofType);
  if (isListType(type) && Array.isArray(value)) return value.map((item) => dropUnknown(item, type.ofType));
  if (!isInputObjectType(type) || !isJsonObject(value)) return value;
  const known = Object.values(type.getFields()).filter(({ name }) => Object.hasOwn(value, name));
  return Object.fromEntries(known.map((field) => [field.name, dropUnknown(value[field.name], field.type)]));
}

/**
 * A REST body checked by the input type that the same draft or action has in GraphQL, so that both ways take the same
 * and fill in the same; `place` is where it stands in the request. The caller names the shape of that type. Throws
 * InvalidJsonInput naming the first place that is wrong.
 */
export function readInput<Shape extends object>(
  typeName: string,
  body: unknown,
  place: readonly string[] = [],
): Shape {
  const type = servedSchema().getType(typeName);
  if (!isInputObjectType(type)) throw new Error(`${typeName} is no input type of the schema: name another.`);
  if (!isJsonObject(body)) throw invalidJsonInput("An object is expected.");
  requireReferenceTypes(body);
  const known = dropUnknown(body, type);
  validateInputValue(known, type, (error, path) => {
    // An action stands by its own name in GraphQL's input and nowhere in REST's.
    throw invalidShape([...place, ...path.slice(place.length)], error.message);
  });
  return coerceInputValue(known, type) as Shape;
}
