import { loadCategory } from "../../categories/category.ts";
import { loadStock } from "../../inventory/inventory-entry.ts";
import { allVariants, type ProductData, type Variant } from "../../products/product.ts";
import {
  loadWholeAttributes,
  loadWholeData,
  type ProductDataSource,
  type VariantSource,
} from "../../products/product-sources.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import {
  chooseText,
  type FieldResolver,
  type LocaleArguments,
  localizedFields,
  toLocalizedStrings,
} from "../../schema/field-resolvers.ts";
import { toRawAttributes } from "./raw-attribute.ts";

interface VariantArguments {
  readonly skus?: readonly string[] | null;
  readonly isOnStock?: boolean | null;
  readonly hasImages?: boolean | null;
}

async function chooseVariants(
  context: RequestContext,
  variants: readonly Variant[],
  { skus, isOnStock, hasImages }: VariantArguments,
): Promise<readonly Variant[]> {
  const chosen = variants.filter(({ sku, images }) => {
    const requested = !skus || (sku !== undefined && skus.includes(sku));
    return requested && (typeof hasImages !== "boolean" || images.length > 0 === hasImages);
  });
  if (typeof isOnStock !== "boolean") return chosen;
  const entries = await Promise.all(chosen.map(({ sku }) => (sku ? loadStock(context, sku) : null)));
  return chosen.filter((_, index) => (entries[index]?.availableQuantity ?? 0) > 0 === isOnStock);
}

function toSource({ product }: ProductDataSource, variant: Variant): VariantSource {
  return { product, variant };
}

async function resolveCategories({ data }: ProductDataSource, _args: object, context: RequestContext) {
  const categories = await Promise.all(data.categories.map(({ id }) => loadCategory(context, id)));
  return categories.filter((category) => category !== null);
}

const LONG_TEXTS = ["description", "metaTitle", "metaKeywords", "metaDescription"] as const;

/** `description`, `descriptionAllLocales` and so on: fields that a search hit loads on demand. */
function longTextFields(): Readonly<Record<string, FieldResolver>> {
  const entries = LONG_TEXTS.flatMap((field): [string, FieldResolver][] => [
    [
      field,
      async (source: ProductDataSource, args: LocaleArguments, context: RequestContext) =>
        chooseText((await loadWholeData(context, source))[field], args),
    ],
    [
      `${field}AllLocales`,
      async (source: ProductDataSource, _args: object, context: RequestContext) =>
        toLocalizedStrings((await loadWholeData(context, source))[field]),
    ],
  ]);
  return Object.fromEntries(entries);
}

/** The published or staged data of a product. */
export const productDataResolvers = {
  ProductData: {
    ...localizedFields(["name", "slug"], (source: ProductDataSource) => source.data),
    ...longTextFields(),
    categories: resolveCategories,
    categoriesRef: ({ data }: ProductDataSource) => data.categories,
    categoryOrderHint: ({ data }: ProductDataSource, { categoryId }: { categoryId: string }) =>
      data.categoryOrderHints?.[categoryId] ?? null,
    categoryOrderHints: ({ data }: ProductDataSource) =>
      Object.entries(data.categoryOrderHints ?? {}).map(([categoryId, orderHint]) => ({
        categoryId,
        orderHint,
      })),
    searchKeyword: async (
      source: ProductDataSource,
      { locale }: { locale: string },
      context: RequestContext,
    ) => (await loadWholeData(context, source)).searchKeywords?.[locale] ?? null,
    searchKeywords: async (source: ProductDataSource, _args: object, context: RequestContext) =>
      Object.entries((await loadWholeData(context, source)).searchKeywords ?? {}).map(
        ([locale, searchKeywords]) => ({ locale, searchKeywords }),
      ),
    masterVariant: (source: ProductDataSource) => toSource(source, source.data.masterVariant),
    variants: async (source: ProductDataSource, args: VariantArguments, context: RequestContext) =>
      (await chooseVariants(context, source.data.variants, args)).map((variant) => toSource(source, variant)),
    allVariants: async (source: ProductDataSource, args: VariantArguments, context: RequestContext) =>
      (await chooseVariants(context, allVariants(source.data), args)).map((variant) =>
        toSource(source, variant),
      ),
    variant: (source: ProductDataSource, { sku, key }: { sku?: string | null; key?: string | null }) => {
      const found = allVariants(source.data).find((variant) =>
        sku ? variant.sku === sku : key ? variant.key === key : false,
      );
      return found ? toSource(source, found) : null;
    },
    skus: ({ data }: ProductDataSource) =>
      allVariants(data).flatMap(({ sku }) => (sku === undefined ? [] : [sku])),
    attributesRaw: async ({ product, data }: ProductDataSource, _args: object, context: RequestContext) => {
      const find = (whole: ProductData) => whole.attributes ?? [];
      const attributes = await loadWholeAttributes(context, product, find(data), find);
      return toRawAttributes(context, product, attributes);
    },
  },
};
