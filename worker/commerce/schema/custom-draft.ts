import { invalidField } from "../errors/platform-errors.ts";
import { isJsonObject, type JsonObject, parseJson } from "../json/json.ts";

/** In GraphQL a custom field's value is a JSON document in a string. Throws InvalidField if it is not JSON. */
function parseCustomValue(name: string, value: string): unknown {
  try {
    return parseJson(value);
  } catch {
    throw invalidField(name, value);
  }
}

function toType({ type, typeKey, typeId }: JsonObject): JsonObject {
  if (isJsonObject(type)) {
    const { id, key } = type;
    return { typeId: "type", ...(id ? { id } : {}), ...(key ? { key } : {}) };
  }
  return typeKey ? { typeId: "type", key: typeKey } : { typeId: "type", id: typeId };
}

/**
 * Converts `CustomFieldsDraft` of GraphQL to the REST form `{type, fields}`; its type is still a resource identifier.
 */
export function toCustomDraft(draft: JsonObject): JsonObject {
  const list = Array.isArray(draft.fields) ? draft.fields.filter(isJsonObject) : [];
  const fields = list.map(({ name, value }) => [String(name), parseCustomValue(String(name), String(value))]);
  return { type: toType(draft), fields: Object.fromEntries(fields) };
}
