import { currencies, toShopPrice } from "../currency.ts";
import { byKey } from "../drafts/draft.ts";
import type { Localized } from "../language.ts";
import { demoLocales } from "../language.ts";

/** A product hidden from listings and searches: other products add it to a cart. */
export interface VirtualProduct {
  /** `41000…`: the shop treats such a SKU as always available. */
  readonly sku: string;
  readonly productType: string;
  readonly name: Localized;
  readonly slug: Localized;
  readonly description?: Localized;
  readonly metaDescription?: Localized;
  readonly euros: number;
  readonly pictures?: readonly string[];
  readonly attributes: readonly { readonly name: string; readonly value: unknown }[];
}

export function createVirtualProduct(product: VirtualProduct) {
  const { sku, name, slug, description, metaDescription, euros, pictures = [], attributes } = product;
  return {
    key: sku,
    productType: byKey("product-type", product.productType),
    name,
    slug,
    ...(description && { description }),
    metaTitle: name,
    ...(metaDescription && { metaDescription }),
    categories: [],
    taxCategory: byKey("tax-category", "standard"),
    masterVariant: {
      sku,
      key: sku,
      prices: currencies.map((currency) => ({ key: currency, value: toShopPrice(euros, currency) })),
      images: pictures.map((url) => ({ url, dimensions: { w: 480, h: 480 } })),
      attributes: [...attributes, { name: "eligibleForSelling", value: nowhere() }],
    },
    publish: true,
  };
}

/** Marks it as not for sale in any language-country. */
function nowhere(): Readonly<Record<string, string>> {
  return Object.fromEntries(demoLocales.map((locale) => [locale, "false"]));
}
