import { isJsonObject } from "../json/json.ts";
import type { PredicateSubject, PredicateValue } from "../predicates/predicate-subject.ts";
import type { Price, Product, ProductData, Variant } from "../products/product.ts";

/** Keys behind the ids of a product's categories and those above them, as far as predicates ask. */
export interface CategoryNames {
  readonly ids: readonly string[];
  readonly keys: readonly string[];
  readonly idsWithAncestors: readonly string[];
  readonly keysWithAncestors: readonly string[];
}

export interface PricedVariant {
  readonly product: Pick<Product, "id" | "key" | "productTypeId">;
  readonly productTypeKey: string | null;
  readonly data: ProductData;
  readonly variant: Variant;
  readonly price: Price;
  readonly categories: CategoryNames;
}

type Read = (source: PricedVariant) => PredicateValue | null;

const fields: ReadonlyMap<string, Read> = new Map<string, Read>([
  ["product.id", ({ product }) => product.id],
  ["product.key", ({ product }) => product.key],
  ["productType.id", ({ product }) => product.productTypeId],
  ["productType.key", ({ productTypeKey }) => productTypeKey],
  ["variant.id", ({ variant }) => variant.id],
  ["variant.key", ({ variant }) => variant.key],
  ["variant.sku", ({ variant }) => variant.sku],
  ["sku", ({ variant }) => variant.sku],
  ["categories.id", ({ categories }) => categories.ids],
  ["categories.key", ({ categories }) => categories.keys],
  ["category.id", ({ categories }) => categories.ids],
  ["category.key", ({ categories }) => categories.keys],
  ["categoriesWithAncestors.id", ({ categories }) => categories.idsWithAncestors],
  ["categoriesWithAncestors.key", ({ categories }) => categories.keysWithAncestors],
  ["price", ({ price }) => price.value],
  ["price.centAmount", ({ price }) => price.value.centAmount],
  ["centAmount", ({ price }) => price.value.centAmount],
  ["price.currencyCode", ({ price }) => price.value.currencyCode],
  ["currency", ({ price }) => price.value.currencyCode],
  ["price.country", ({ price }) => price.country],
  ["country", ({ price }) => price.country],
  ["price.customerGroup.id", ({ price }) => price.customerGroup?.id],
  ["customerGroup.id", ({ price }) => price.customerGroup?.id],
  ["price.channel.id", ({ price }) => price.channel?.id],
  ["channel.id", ({ price }) => price.channel?.id],
]);

/** An enum counts as its key, a reference as its id, a set as the list of what it holds. */
function toValue(value: unknown, path: readonly string[]): PredicateValue {
  if (Array.isArray(value)) return value.map((item: unknown) => toValue(item, path));
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (!isJsonObject(value)) return undefined;
  const [name, ...rest] = path;
  if (name !== undefined) return toValue(value[name], rest);
  const { centAmount, currencyCode, key, id } = value;
  if (typeof centAmount === "number" && typeof currencyCode === "string") return { centAmount, currencyCode };
  return toValue(key ?? id, []);
}

function readAttribute({ variant, data }: PricedVariant, [name, ...rest]: readonly string[]): PredicateValue {
  const own = [...variant.attributes, ...(data.attributes ?? [])];
  const attribute = own.find((candidate) => candidate.name === name);
  return attribute ? toValue(attribute.value, rest) : undefined;
}

/** A price of a variant as the predicates of product discounts see it. */
export function toPriceSubject(source: PricedVariant): PredicateSubject {
  return {
    readField: ([name = "", ...rest]) => {
      if (name === "attributes" || name === "attribute") return readAttribute(source, rest);
      return fields.get([name, ...rest].join("."))?.(source) ?? undefined;
    },
    callFunction: () => undefined,
  };
}
