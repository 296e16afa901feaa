import { array, refine, string, type, union } from "superstruct";
import { duplicateEnumValues } from "../../errors/catalogue-errors.ts";
import { LocalizedStruct, NameStruct } from "../draft-structs.ts";
import { duplicateKeys } from "./definition-list.ts";

/** `[{key, label}]`, the label a text or texts by locale. Throws DuplicateEnumValues, which has an error code of its own. */
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
  const wanted = kind === "enum" ? "string" : "object";
  return values.every(({ label }) => typeof label === wanted);
}
