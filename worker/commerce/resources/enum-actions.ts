import { array, refine, string, type, union } from "superstruct";
import {
  duplicateEnumValues,
  enumKeyAlreadyExists,
  enumKeyDoesNotExist,
  enumValuesMustMatch,
} from "../errors/catalogue-errors.ts";
import { invalidOperation } from "../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../json/json.ts";
import { duplicateKeys, orderByName } from "./definition-list.ts";
import { LocalizedStruct, NameStruct } from "./draft-structs.ts";
import { listOf } from "./list-actions.ts";

/**
 * `[{key, label}]`, the label a text or texts by locale. Throws DuplicateEnumValues, which has a separate error code.
 */
export const EnumValuesStruct = refine(
  array(type({ key: NameStruct, label: union([string(), LocalizedStruct]) })),
  "keys",
  (values) => {
    const duplicates = duplicateKeys(values);
    if (duplicates.length > 0) throw duplicateEnumValues(duplicates);
    return true;
  },
);

type EnumValues = (typeof EnumValuesStruct)["TYPE"];

/** The labels of an enum are texts, those of a localised enum texts by locale. */
export function hasLabelsOf(kind: "enum" | "localized-enum", values: EnumValues): boolean {
  const labelType = kind === "enum" ? "string" : "object";
  return values.every(({ label }) => typeof label === labelType);
}

/** An enum's values are in the type itself or, for a set of enums, in the set's element type. */
function changeValues(
  definition: JsonObject,
  change: (values: readonly JsonObject[]) => readonly JsonObject[],
): JsonObject {
  const type = isJsonObject(definition.type) ? definition.type : {};
  if (isJsonObject(type.elementType)) {
    const inner = changeValues({ type: type.elementType }, change);
    return { ...definition, type: { ...type, elementType: inner.type } };
  }
  if (!Array.isArray(type.values)) {
    throw invalidOperation(`The definition '${String(definition.name)}' is not of an enum type.`);
  }
  return { ...definition, type: { ...type, values: change(listOf(type, "values")) } };
}

function has(values: readonly JsonObject[], key: unknown): boolean {
  return values.some((value) => value.key === key);
}

/** Adds a value to an enum. Throws EnumKeyAlreadyExists. */
export function addEnumValue(definition: JsonObject, value: unknown): JsonObject {
  return changeValues(definition, (values) => {
    const added = isJsonObject(value) ? value : {};
    if (has(values, added.key)) throw enumKeyAlreadyExists(String(added.key), String(definition.name));
    return [...values, added];
  });
}

/** Changes the label of the value with this key. Throws EnumKeyDoesNotExist. */
export function relabelEnumValue(definition: JsonObject, value: unknown): JsonObject {
  return changeValues(definition, (values) => {
    const { key, label } = isJsonObject(value) ? value : {};
    if (!has(values, key)) throw enumKeyDoesNotExist(String(key), String(definition.name));
    return values.map((known) => (known.key === key ? { ...known, label } : known));
  });
}

/** Removes values from an enum by their keys. Throws EnumKeyDoesNotExist. */
export function removeEnumValues(definition: JsonObject, keys: unknown): JsonObject {
  return changeValues(definition, (values) => {
    const gone: readonly unknown[] = Array.isArray(keys) ? keys : [];
    const missing = gone.find((key) => !has(values, key));
    if (missing !== undefined) throw enumKeyDoesNotExist(String(missing), String(definition.name));
    return values.filter(({ key }) => !gone.includes(key));
  });
}

export function renameEnumKey(definition: JsonObject, key: unknown, newKey: unknown): JsonObject {
  return changeValues(definition, (values) => {
    if (!has(values, key)) throw enumKeyDoesNotExist(String(key), String(definition.name));
    if (has(values, newKey)) throw enumKeyAlreadyExists(String(newKey), String(definition.name));
    return values.map((value) => (value.key === key ? { ...value, key: newKey } : value));
  });
}

/** Orders an enum's values by their keys. Throws EnumValuesMustMatch if the keys are not exactly the enum's. */
export function orderEnumValues(definition: JsonObject, keys: unknown): JsonObject {
  return changeValues(definition, (values) => {
    const ordered = orderByName(values, keys, ({ key }) => key);
    if (!ordered) throw enumValuesMustMatch();
    return ordered;
  });
}
