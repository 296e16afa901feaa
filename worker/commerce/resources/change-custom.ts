import { invalidOperation } from "../errors/platform-errors.ts";
import { type CustomFields, isJsonObject, type JsonObject } from "../json/json.ts";
import { CustomStruct } from "./draft-structs.ts";
import { parseDraft } from "./parse-draft.ts";

/**
 * Custom fields after `setCustomType` or `setCustomField`; null if they were removed. Throws InvalidOperation,
 * InvalidJsonInput.
 */
export function changeCustom(old: CustomFields | null | undefined, action: JsonObject): CustomFields | null {
  const { custom } = applyCustom(old ? { custom: old } : {}, action);
  if (custom === undefined) return null;
  const { type, fields } = parseDraft(custom, CustomStruct);
  return { type, fields: fields ?? {} };
}

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
