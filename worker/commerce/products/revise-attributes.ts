import { fragment } from "../database/fragment.ts";
import { isJsonObject, isSame, type JsonObject } from "../json/json.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { primeResource } from "../resources/load-resource.ts";
import {
  type AttributeDefinition,
  type AttributeType,
  type Definitions,
  type EnumValue,
  toDefinitions,
} from "./attribute-definition.ts";
import type { Attribute, ProductData } from "./product.ts";
import { changeVariants } from "./product-action.ts";
import { type RevisionPlace, reviseProducts } from "./revise-products.ts";

/** The new name of each attribute missing from a type; null if it was not renamed but removed. */
function findGone(former: Definitions, present: Definitions): ReadonlyMap<string, string | null> {
  const added = [...present.values()].filter(({ name }) => !former.has(name));
  const withoutName = ({ name: _name, ...definition }: AttributeDefinition) => definition;
  const gone = [...former.values()].filter(({ name }) => !present.has(name));
  return new Map(
    gone.map((old) => {
      const renamed = added.find((candidate) => isSame(withoutName(candidate), withoutName(old)));
      return [old.name, renamed?.name ?? null];
    }),
  );
}

type Revise = (attributes: readonly Attribute[]) => readonly Attribute[];

function toRevise(former: Definitions, present: Definitions): Revise | null {
  const gone = findGone(former, present);
  const goneKeys = findGoneKeys(former, present);
  if (gone.size === 0 && goneKeys.size === 0) return null;
  return (attributes) =>
    attributes.flatMap((attribute) => {
      const name = gone.get(attribute.name);
      if (name === null) return [];
      if (name !== undefined) return [{ ...attribute, name }];
      return reviseEnumValue(attribute, goneKeys) ?? [];
    });
}

function reviseData(data: ProductData, revise: Revise): ProductData {
  const revised = changeVariants(data, (variant) => ({ ...variant, attributes: revise(variant.attributes) }));
  const next = data.attributes ? { ...revised, attributes: revise(data.attributes) } : revised;
  return isSame(next, data) ? data : next;
}

/** Whether a change of a product type affects its products. */
export function changesProducts(before: JsonObject, after: JsonObject): boolean {
  const [former, present] = [toDefinitions(before), toDefinitions(after)];
  return toRevise(former, present) !== null || changesIndex(former, present);
}

/**
 * Applies a change of a product type to its products: renames attributes and enum keys, removes deleted ones, and
 * indexes searchable values again.
 */
export async function reviseAttributes(
  context: RequestContext,
  before: JsonObject,
  after: JsonObject,
  place: RevisionPlace,
): Promise<void> {
  const [former, present] = [toDefinitions(before), toDefinitions(after)];
  const revise = toRevise(former, present);
  const id = String(after.id);
  primeResource(context, id, after);
  await reviseProducts(
    context,
    fragment("p.product_type_id = ?", id),
    (data) => (revise ? reviseData(data, revise) : data),
    { place, reindexes: changesIndex(former, present) },
  );
}

/** Enum values are found by their labels, too; no product has a new value yet. */
function relabels(former: AttributeDefinition, present: AttributeDefinition): boolean {
  const labels = new Map(valuesOf(present.type).map(({ key, label }) => [key, label]));
  return valuesOf(former.type).some(({ key, label }) => labels.has(key) && !isSame(labels.get(key), label));
}

/** Whether products of a changed type get other search values, although their own data stay the same. */
export function changesIndex(former: Definitions, present: Definitions): boolean {
  return [...present.values()].some((definition) => {
    const old = former.get(definition.name);
    if (!old) return false;
    if (old.isSearchable !== definition.isSearchable) return true;
    return definition.isSearchable && relabels(old, definition);
  });
}

/** The new key of each missing enum key; null if its value was removed. */
type GoneKeys = ReadonlyMap<string, string | null>;

/** The values of an enum, or of a set of enums; empty for any other type. */
function valuesOf({ values, elementType }: AttributeType): readonly EnumValue[] {
  return elementType ? valuesOf(elementType) : (values ?? []);
}

/** By attribute, the keys missing from its enum: a key is renamed if another key has its label. */
function findGoneKeys(before: Definitions, after: Definitions): ReadonlyMap<string, GoneKeys> {
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

/** The attribute with its enum's current keys; null if nothing is left of it. */
function reviseEnumValue(attribute: Attribute, goneKeys: ReadonlyMap<string, GoneKeys>): Attribute | null {
  const gone = goneKeys.get(attribute.name);
  if (!gone) return attribute;
  const value = reviseValue(attribute.value, gone);
  return value === null ? null : { ...attribute, value };
}
