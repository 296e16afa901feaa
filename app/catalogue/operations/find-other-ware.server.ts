import type { CatalogueGateway } from "../../gateways/commerce/catalogue-gateway";
import type { Log } from "../../request/log";
import type { Product } from "../model/product";
import type { ProductCard } from "../model/product-card";

type Shop = { readonly catalogue: CatalogueGateway; readonly log: Log };

/**
 * The same article in the other condition: of a used one (B-ware) the new one, of a new one a used one in stock. null:
 * there is none, or it cannot be read, which is logged.
 */
export async function findOtherWare({ catalogue, log }: Shop, product: Product): Promise<ProductCard | null> {
  const { newSku, parentSkus, tags, sku, variants } = product;
  const isUsed = tags.includes("bware");
  if (isUsed ? newSku === null : parentSkus.length > 0) return null;
  const found = await (isUsed && newSku !== null
    ? catalogue.loadCardsBySkus([newSku])
    : catalogue.loadUsedOf([sku, ...variants.map((variant) => variant.sku)], 1));
  if (found.ok) return found.value[0] ?? null;
  log.warn("other-ware-unavailable", { sku, kind: found.error.kind });
  return null;
}
