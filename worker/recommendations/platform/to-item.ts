import { array, boolean, type Infer, is, nullable, number, string, type, unknown } from "superstruct";
import type { AttributeValue, Item } from "../model/item.ts";

const Reference = type({ typeId: string(), id: string() });
const Choice = type({ key: string() });

/** Attributes that are not compared: they identify the article, its related articles, or its display. */
const ownMeaning: ReadonlySet<string> = new Set([
  "brand",
  "family",
  "model",
  "ean",
  "tags",
  "awareSku",
  "bwareGrade",
  "releaseDate",
  "video",
  "videoPoster",
  "numberOf360Images",
  "relatedAccessories",
  "parentProductsForAccessory",
  "referencedResourceSet",
]);
const longestName = 60;

/** An article in the form for comparison; null: it is not sold, or has no number. */
export function toItem({ id, productTypeRef, masterData, reviewRatingStatistics }: RawProduct): Item | null {
  const { current, published } = masterData;
  const sku = current?.masterVariant.sku;
  if (!current || !published || !sku) return null;
  const { masterVariant, variants, categoriesRef } = current;
  const attributes = new Map(masterVariant.attributesRaw.map(({ name, value }) => [name, value]));
  const text = (name: string) => toText(attributes.get(name));
  return {
    id,
    sku,
    skus: [sku, ...variants.flatMap((variant) => variant.sku ?? [])],
    typeId: productTypeRef.id,
    brand: text("brand"),
    family: text("family"),
    model: text("model"),
    categoryIds: categoriesRef.map((category) => category.id),
    priceCents: masterVariant.price?.value.centAmount ?? null,
    figures: toAttributeValues(attributes),
    accessorySkus: toTexts(attributes.get("relatedAccessories")),
    parentSkus: toTexts(attributes.get("parentProductsForAccessory")),
    complementIds: toList(attributes.get("referencedResourceSet")).flatMap((reference) =>
      is(reference, Reference) && reference.typeId === "category" ? [reference.id] : [],
    ),
    isUsed: toTexts(attributes.get("tags")).includes("bware"),
    stars: reviewRatingStatistics?.averageRating ?? 0,
    reviews: reviewRatingStatistics?.count ?? 0,
  };
}

function toAttributeValues(
  attributes: ReadonlyMap<string, unknown>,
): Readonly<Record<string, AttributeValue>> {
  return Object.fromEntries(
    [...attributes].flatMap(([name, value]): [string, AttributeValue][] => {
      if (ownMeaning.has(name)) return [];
      if (is(value, number()) || typeof value === "boolean") return [[name, value]];
      const choice = toText(value);
      return choice && choice.length <= longestName ? [[name, choice]] : [];
    }),
  );
}

/** A text, or the key of an enum value. */
function toText(value: unknown): string {
  if (typeof value === "string") return value;
  return is(value, Choice) ? value.key : "";
}

function toTexts(value: unknown): readonly string[] {
  if (is(value, array())) return value.map(toText).filter(Boolean);
  return toText(value) ? [toText(value)] : [];
}

function toList(value: unknown): readonly unknown[] {
  return is(value, array()) ? value : [];
}

/** The requested fields of a product. */
export const Product = type({
  id: string(),
  lastModifiedAt: string(),
  productTypeRef: type({ id: string() }),
  reviewRatingStatistics: nullable(type({ averageRating: number(), count: number() })),
  masterData: type({
    published: boolean(),
    current: nullable(
      type({
        nameAllLocales: array(type({ value: string() })),
        categoriesRef: array(type({ id: string() })),
        masterVariant: type({
          sku: nullable(string()),
          attributesRaw: array(type({ name: string(), value: unknown() })),
          price: nullable(type({ value: type({ centAmount: number() }) })),
        }),
        variants: array(type({ sku: nullable(string()) })),
      }),
    ),
  }),
});

export type RawProduct = Infer<typeof Product>;
