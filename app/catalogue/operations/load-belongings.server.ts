import type { RouterContextProvider } from "react-router";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { gatewaysContext, logContext } from "../../request/context";
import type { Product } from "../model/product";
import type { ProductCard } from "../model/product-card";
import type { BelongingsView } from "../model/product-view";
import type { ShippingOffer } from "../model/shipping-offer";
import { complementaryLimit } from "./load-complementary-products.server";
import { readPageWords } from "./page-words.server";
import { toCardViews } from "./to-card-view.server";

type Context = Readonly<RouterContextProvider>;
type Cards = Result<readonly ProductCard[], GatewayError>;

/**
 * What belongs to a product: accessories that fit, the machines that an accessory fits, and what else goes with it. A
 * row that cannot be read is empty, and the log says so. Never rejects.
 */
export async function loadBelongings(
  context: Context,
  product: Product,
  offers: readonly ShippingOffer[],
): Promise<BelongingsView> {
  const { catalogue } = context.get(gatewaysContext);
  const rows: readonly Cards[] = await Promise.all([
    catalogue.loadCardsBySkus(product.accessorySkus),
    catalogue.loadCardsBySkus(product.parentSkus),
    loadComplements(context, product),
  ]);
  const words = readPageWords(context);
  const [accessories = [], parents = [], complements = []] = rows.map((row) => {
    if (row.ok) return toCardViews(row.value, offers, words);
    context.get(logContext).warn("belongings-unavailable", { sku: product.sku, kind: row.error.kind });
    return [];
  });
  return { accessories, parents, complements };
}

/** Four at most, none that stands among the accessories already. */
async function loadComplements(context: Context, product: Product): Promise<Cards> {
  const { catalogue } = context.get(gatewaysContext);
  const settings = await catalogue.loadStoreSettings();
  if (!settings.ok) return settings;
  if (!settings.value.hasComplementaryProducts) return ok([]);
  const { accessorySkus } = product;
  const found = await catalogue.loadComplementaryProducts(product, complementaryLimit + accessorySkus.length);
  if (!found.ok) return found;
  const others = found.value.filter(({ sku }) => !accessorySkus.includes(sku));
  return ok(others.slice(0, complementaryLimit));
}
