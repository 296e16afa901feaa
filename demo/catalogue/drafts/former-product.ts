import { demoLocales } from "../language.ts";
import type { createProduct } from "./product.ts";

type ProductDraft = ReturnType<typeof createProduct>;

/** Attributes of the article that its predecessor must not have. */
const ofSale: ReadonlySet<string> = new Set(["ean", "tags", "volumeDiscountGroup", "eligibleForSelling"]);

/**
 * Creates the predecessor of an article, which is no longer sold.
 * It stays published, without a price or a market: only its passport shows it. Its SKU has the ware of test articles
 * and a row that no other product has.
 */
export function createFormerProduct({ variants: _, ...product }: ProductDraft): ProductDraft {
  const { masterVariant } = product;
  const sku = masterVariant.sku.replace(/^EX10(\d\d)\d{4}$/, "EX50$19890");
  const attributes = masterVariant.attributes.filter(({ name }) => !ofSale.has(name));
  const nowhere = Object.fromEntries(demoLocales.map((locale) => [locale, "false"]));
  const slugs = Object.entries(product.slug).map(([language, slug]) => [
    language,
    slug.replace(/\d{8}$/, sku.slice(2)),
  ]);
  return {
    ...product,
    key: sku,
    slug: { ...product.slug, ...Object.fromEntries(slugs) },
    masterVariant: {
      ...masterVariant,
      sku,
      key: sku,
      prices: [],
      attributes: [...attributes, { name: "eligibleForSelling", value: nowhere }],
    },
  };
}
