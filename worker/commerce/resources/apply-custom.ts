import { invalidOperation } from "../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../json/json.ts";

function setType(body: JsonObject, { type, fields }: JsonObject): JsonObject {
  const { custom: _old, ...rest } = body;
  return type ? { ...rest, custom: { type, fields: fields ?? {} } } : rest;
}

/** `setCustomType` and `setCustomField` of any resource. Throws InvalidOperation for a field without a type. */
export function applyCustom(body: JsonObject, action: JsonObject): JsonObject {
  if (action.action === "setCustomType") return setType(body, action);
  const { custom } = body;
  if (!isJsonObject(custom))
    throw invalidOperation("The resource has no custom type; set one with setCustomType.");
  const name = String(action.name);
  const { [name]: old, ...others } = isJsonObject(custom.fields) ? custom.fields : {};
  const isRemoval = action.value === undefined || action.value === null;
  if (isRemoval && old === undefined) throw invalidOperation(`The custom field '${name}' is not set.`);
  return { ...body, custom: { ...custom, fields: isRemoval ? others : { ...others, [name]: action.value } } };
}
