import type { CustomFields, JsonObject } from "../json/json.ts";
import { applyCustom } from "./apply-custom.ts";
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
