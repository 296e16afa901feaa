import { isSame } from "../json/json.ts";
import type { AttributeDefinition } from "./attribute-definition.ts";
import { valuesOf } from "./revise-enum-values.ts";

type Definitions = ReadonlyMap<string, AttributeDefinition>;

/** Enum values are found by their labels, too; a value that is new stands in no product yet. */
function relabels(former: AttributeDefinition, present: AttributeDefinition): boolean {
  const labels = new Map(valuesOf(present.type).map(({ key, label }) => [key, label]));
  return valuesOf(former.type).some(({ key, label }) => labels.has(key) && !isSame(labels.get(key), label));
}

/** Whether products of a changed type are found by other values than before, though their own data stay as they are. */
export function changesIndex(former: Definitions, present: Definitions): boolean {
  return [...present.values()].some((definition) => {
    const old = former.get(definition.name);
    if (!old) return false;
    if (old.isSearchable !== definition.isSearchable) return true;
    return definition.isSearchable && relabels(old, definition);
  });
}
