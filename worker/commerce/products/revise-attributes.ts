import { fragment } from "../database/fragment.ts";
import type { RequestContext } from "../graphql/request-context.ts";
import { isSame } from "../resources/is-same.ts";
import type { JsonObject } from "../resources/json.ts";
import { changeVariants } from "./actions/change-variant.ts";
import { type AttributeDefinition, toDefinitions } from "./attribute-definition.ts";
import type { Attribute, ProductData } from "./product.ts";
import { reviseProducts } from "./revise-products.ts";

/** The new name of each attribute that is gone from a type; null where it was not renamed but removed. */
function findGone(before: JsonObject, after: JsonObject): ReadonlyMap<string, string | null> {
  const former = toDefinitions(before);
  const present = toDefinitions(after);
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

function rename(
  attributes: readonly Attribute[],
  gone: ReadonlyMap<string, string | null>,
): readonly Attribute[] {
  if (!attributes.some(({ name }) => gone.has(name))) return attributes;
  return attributes.flatMap((attribute) => {
    const next = gone.get(attribute.name);
    if (next === undefined) return [attribute];
    return next === null ? [] : [{ ...attribute, name: next }];
  });
}

function reviseData(data: ProductData, gone: ReadonlyMap<string, string | null>): ProductData {
  const revised = changeVariants(data, (variant) => ({
    ...variant,
    attributes: rename(variant.attributes, gone),
  }));
  const next = data.attributes ? { ...revised, attributes: rename(data.attributes, gone) } : revised;
  return isSame(next, data) ? data : next;
}

/** What a change of a product type does to its products: renamed attributes are renamed there, removed ones go. */
export async function reviseAttributes(
  context: RequestContext,
  before: JsonObject | null,
  after: JsonObject | null,
): Promise<void> {
  if (!before || !after) return;
  const gone = findGone(before, after);
  if (gone.size === 0) return;
  const ofType = fragment("p.product_type_id = ?", String(after.id));
  await reviseProducts(context, ofType, (data) => reviseData(data, gone));
}
