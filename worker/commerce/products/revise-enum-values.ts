import { isJsonObject, isSame } from "../json/json.ts";
import type { AttributeDefinition, AttributeType, EnumValue } from "./attribute-definition.ts";
import type { Attribute } from "./product.ts";

/** The new key of each enum key that is gone; null where its value was removed. */
type GoneKeys = ReadonlyMap<string, string | null>;

/** The values of an enum, or of a set of enums; none of any other type. */
export function valuesOf({ values, elementType }: AttributeType): readonly EnumValue[] {
  return elementType ? valuesOf(elementType) : (values ?? []);
}

/** By attribute, the keys that its enum has no more: renamed is what another key has the label of. */
export function findGoneKeys(
  before: ReadonlyMap<string, AttributeDefinition>,
  after: ReadonlyMap<string, AttributeDefinition>,
): ReadonlyMap<string, GoneKeys> {
  const entries = [...before.values()].flatMap(({ name, type }): [string, GoneKeys][] => {
    const present = after.get(name);
    if (!present) return [];
    const former = valuesOf(type);
    const has = (values: readonly EnumValue[], key: string) => values.some((value) => value.key === key);
    const added = valuesOf(present.type).filter(({ key }) => !has(former, key));
    const gone = former.filter(({ key }) => !has(valuesOf(present.type), key));
    const renamed = ({ label }: EnumValue) => added.find((value) => isSame(value.label, label))?.key ?? null;
    return gone.length === 0 ? [] : [[name, new Map(gone.map((value) => [value.key, renamed(value)]))]];
  });
  return new Map(entries);
}

function reviseValue(value: unknown, gone: GoneKeys): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => reviseValue(item, gone)).filter((item) => item !== null);
  }
  const key = isJsonObject(value) ? value.key : value;
  const next = typeof key === "string" ? gone.get(key) : undefined;
  return next === undefined ? value : next;
}

/** The attribute with the keys that its enum has now; null when nothing is left of it. */
export function reviseEnumValue(
  attribute: Attribute,
  goneKeys: ReadonlyMap<string, GoneKeys>,
): Attribute | null {
  const gone = goneKeys.get(attribute.name);
  if (!gone) return attribute;
  const value = reviseValue(attribute.value, gone);
  return value === null ? null : { ...attribute, value };
}
