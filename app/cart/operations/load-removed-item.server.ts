import type { RouteQuery } from "../../countries/model/route-table";
import type { CatalogueGateway } from "../../gateways/commerce/catalogue-gateway";
import type { Cart } from "../model/cart";

export type RemovedItem = { readonly sku: string; readonly quantity: number; readonly name: string };

const maximumPieces = 1000;

/** Loads the item of `?removed=<sku>&quantity=<n>` for the undo; null when it is in the cart again or not sold. */
export async function loadRemovedItem(
  catalogue: CatalogueGateway,
  query: RouteQuery<"checkout">,
  cart: Cart | null,
): Promise<RemovedItem | null> {
  const sku = query.get("removed");
  if (!sku || cart?.lines.some((line) => line.sku === sku)) return null;
  const product = await catalogue.loadProductBySku(sku);
  if (!product.ok || product.value === null) return null;
  const asked = Number(query.get("quantity"));
  const quantity = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), maximumPieces) : 1;
  return { sku, quantity, name: product.value.name };
}
