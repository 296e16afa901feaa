import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType } from "graphql";
import { isJsonObject, type JsonObject } from "../../json/json.ts";
import { listForms, objectForms } from "./input-forms.ts";

function toObject(type: GraphQLInputType, value: unknown): unknown {
  if (!isInputObjectType(type) || !isJsonObject(value)) return value;
  const form = objectForms(type.name);
  if (form.raw) return form.raw(value);
  const fields = type.getFields();
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const field = fields[name];
    return inner === null || inner === undefined || !field ? [] : [[name, toRestForm(field.type, inner)]];
  });
  const object: JsonObject = Object.fromEntries(entries);
  return form.object ? form.object(object) : object;
}

/**
 * An input of a GraphQL mutation in the form that REST takes, so that one implementation serves both: texts by locale
 * instead of lists, `{type: "relative", …}` instead of one-field objects, JSON instead of JSON in strings; what is null is
 * left out. Throws InvalidField for a value that should be JSON and InvalidInput for an object that needs exactly one field.
 */
export function toRestForm(type: GraphQLInputType, value: unknown): unknown {
  if (isNonNullType(type)) return toRestForm(type.ofType, value);
  if (!isListType(type)) return toObject(type, value);
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const inner = isNonNullType(type.ofType) ? type.ofType.ofType : type.ofType;
  const forms = items.map((item) => toRestForm(inner, item));
  const toList = isInputObjectType(inner) ? listForms.get(inner.name) : undefined;
  return toList ? toList(forms.filter(isJsonObject)) : forms;
}
