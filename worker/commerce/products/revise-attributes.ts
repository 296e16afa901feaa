import { fragment } from "../database/fragment.ts";
import { isSame, type JsonObject } from "../json/json.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { primeResource } from "../resources/load-resource.ts";
import { changeVariants } from "./actions/change-variant.ts";
import { type AttributeDefinition, toDefinitions } from "./attribute-definition.ts";
import { changesIndex } from "./changes-index.ts";
import type { Attribute, ProductData } from "./product.ts";
import { findGoneKeys, reviseEnumValue } from "./revise-enum-values.ts";
import { type RevisionPlace, reviseProducts } from "./revise-products.ts";

type Definitions = ReadonlyMap<string, AttributeDefinition>;

/** The new name of each attribute that is gone from a type; null where it was not renamed but removed. */
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

/** Whether a change of a product type reaches its products at all. */
export function changesProducts(before: JsonObject, after: JsonObject): boolean {
  const [former, present] = [toDefinitions(before), toDefinitions(after)];
  return toRevise(former, present) !== null || changesIndex(former, present);
}

/**
 * What a change of a product type does to its products: renamed attributes and enum keys are renamed there, removed ones go,
 * and what can be searched is indexed anew.
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
