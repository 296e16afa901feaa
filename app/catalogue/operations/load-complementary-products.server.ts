import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import type { CatalogueGateway } from "../../gateways/commerce/catalogue-gateway";
import type { Product } from "../model/product";
import type { ProductCard } from "../model/product-card";

/** The specification's limit. */
export const complementaryLimit = 4;

/** `cacheId`: the same for the same query in this shop. */
type Complementary = {
  readonly products: readonly ProductCard[];
  readonly baseProduct: Product | null;
  readonly cacheId: string;
};

/**
 * Loads in-stock products that complement the first known SKU.
 * By the categories that it refers to, in their order, without the requested SKUs. Empty if the store has it switched
 * off (`complementaryProductsEnabled`).
 */
export async function loadComplementaryProducts(
  catalogue: CatalogueGateway,
  skus: readonly string[],
  limit: number = complementaryLimit,
): Promise<Result<Complementary, GatewayError>> {
  const cacheId = `complementary:${limit}:${skus.join()}`;
  const settings = await catalogue.loadStoreSettings();
  if (!settings.ok) return settings;
  const base = await findFirst(catalogue, skus);
  if (!base.ok) return base;
  const baseProduct = base.value;
  if (!baseProduct || !settings.value.hasComplementaryProducts)
    return ok({ products: [], baseProduct, cacheId });
  const found = await catalogue.loadComplementaryProducts(baseProduct, limit + skus.length);
  if (!found.ok) return found;
  const products = found.value.filter(({ sku }) => !skus.includes(sku)).slice(0, limit);
  return ok({ products, baseProduct, cacheId });
}

async function findFirst(
  catalogue: CatalogueGateway,
  skus: readonly string[],
): Promise<Result<Product | null, GatewayError>> {
  for (const sku of skus) {
    const product = await catalogue.loadProductBySku(sku);
    if (!product.ok || product.value) return product;
  }
  return ok(null);
}
