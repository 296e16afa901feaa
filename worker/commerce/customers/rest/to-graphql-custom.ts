import { isJsonObject, type JsonObject } from "../../json/json.ts";

/** REST's values by name to GraphQL's list of JSON documents. */
function toFieldList(fields: unknown): unknown {
  if (!isJsonObject(fields)) return fields;
  return Object.entries(fields).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
}

/** A body whose `custom` parts, wherever they are, are as GraphQL takes them. */
export function toGraphqlCustom(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(toGraphqlCustom);
  if (!isJsonObject(body)) return body;
  const entries = Object.entries(body).map(([name, value]): [string, unknown] => {
    if (name !== "custom" || !isJsonObject(value)) return [name, toGraphqlCustom(value)];
    const { type, fields } = value;
    return [name, { type, ...(fields === undefined ? {} : { fields: toFieldList(fields) }) }];
  });
  return Object.fromEntries(entries);
}

/** REST's `{action: "setKey", key}` to GraphQL's `{setKey: {key}}`. */
export function toGraphqlAction({ action, ...input }: JsonObject): JsonObject {
  const name = String(action);
  if (name.endsWith("CustomType")) return { [name]: { ...input, fields: toFieldList(input.fields) } };
  if (!name.endsWith("CustomField")) return { [name]: toGraphqlCustom(input) };
  const { value } = input;
  const isRemoval = value === undefined || value === null;
  return { [name]: { ...input, value: isRemoval ? null : JSON.stringify(value) } };
}
