import type { Product } from "../../../app/catalogue/model/product";
import type { ProductRecord, ProductReference } from "../../../app/catalogue/model/product-record";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { CatalogueGateway } from "../../../app/gateways/commerce/catalogue-gateway";
import { type ApiError, type MiddlewareCall, toApiResult } from "./middleware-operation";

/** The SKU of a product's variant; the room counts stock and quantities by SKU. */
export async function findVariantSku(
  { productId, variantId }: { readonly productId: string; readonly variantId: number },
  { scope }: MiddlewareCall,
): Promise<Result<string, ApiError>> {
  const record = toApiResult(await scope.gateways.catalogue.loadProductRecord({ id: productId }));
  if (!record.ok) return record;
  const variant = record.value?.variants.find(({ id }) => id === variantId);
  return variant ? ok(variant.sku) : err({ code: "unknown-sku", message: "No such variant of this product" });
}

/**
 * Loads the product as its page shows it, with the platform's other data. `reference` by id or key selects the master
 * variant, or the first variant for sale if the master is not.
 */
export async function loadWholeProduct(
  reference: ProductReference,
  catalogue: CatalogueGateway,
): Promise<Result<unknown, ApiError>> {
  const record = toApiResult(await catalogue.loadProductRecord(reference));
  if (!record.ok || !record.value) return record;
  const sku = "sku" in reference ? reference.sku : record.value.variants[0]?.sku;
  const product = sku ? toApiResult(await catalogue.loadProductBySku(sku)) : ok(null);
  return product.ok ? ok(product.value && withRecord(product.value, record.value)) : product;
}

/** A product with its record: meta keywords, published and master flags, rates, and its price on the platform. */
export function withRecord(product: Product, record: ProductRecord) {
  const { key, productTypeKey, isPublished, metaKeywords, rates, variants } = record;
  const own = variants.find(({ sku }) => sku === product.sku);
  return {
    ...product,
    key,
    productType: { key: productTypeKey },
    metaKeywords,
    published: isPublished,
    master: own?.isMaster ?? false,
    variantId: own?.id ?? null,
    availability: { availableQuantity: product.availableQuantity, isOnStock: own?.isOnStock ?? false },
    taxCategory: { rates },
    price: { ...product.price, ...toPriceParts(own?.price ?? null, product) },
    variants: product.variants.map((variant) => {
      const recorded = variants.find(({ sku }) => sku === variant.sku);
      return {
        ...variant,
        id: recorded?.id ?? null,
        master: recorded?.isMaster ?? false,
        isOnStock: recorded?.isOnStock ?? false,
      };
    }),
  };
}

/** `value` stays the price to pay; `regular` is the price before the product discount in `discounted`. */
function toPriceParts(price: ProductRecord["variants"][number]["price"], product: Product) {
  if (!price) return {};
  const { id, value, discounted, tiers } = price;
  const { type, fractionDigits } = discounted?.value ?? value;
  return { id, value: { ...product.price.value, type, fractionDigits }, regular: value, discounted, tiers };
}
