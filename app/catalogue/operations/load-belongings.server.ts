import type { RouterContextProvider } from "react-router";
import type { GatewayError } from "../../foundation/gateway-error";
import { type Prompt, whenAllThere, whenThere } from "../../foundation/prompt";
import { ok, type Result } from "../../foundation/result";
import type { CatalogueGateway, StoreSettings } from "../../gateways/commerce/catalogue-gateway";
import { requestContext } from "../../request/context";
import type { Product } from "../model/product";
import type { ProductCard } from "../model/product-card";
import type { BelongingsView } from "../model/product-view";
import type { ShippingOffer } from "../model/shipping-offer";
import { complementaryLimit } from "./load-complementary-products.server";
import { readPageI18n } from "./page-i18n.server";
import { toCardViews } from "./to-card-view.server";

type Context = Readonly<RouterContextProvider>;
type Cards = Result<readonly ProductCard[], GatewayError>;
type Shop = {
  readonly offers: readonly ShippingOffer[];
  readonly settings: Result<Pick<StoreSettings, "hasComplementaryProducts">, GatewayError>;
};

/**
 * Loads accessories, the machines that an accessory fits, and complementary products.
 * A failed row is empty and logged. Never rejects; synchronous when all rows are cached.
 */
export function loadBelongings(
  context: Context,
  product: Product,
  { offers, settings }: Shop,
): Prompt<BelongingsView> {
  const { catalogue } = context.get(requestContext).gateways;
  const requested: readonly Prompt<Cards>[] = [
    catalogue.loadCardsBySkus(product.accessorySkus),
    catalogue.loadCardsBySkus(product.parentSkus),
    loadComplements(catalogue, product, settings),
  ];
  return whenAllThere(requested, (rows) => {
    const i18n = readPageI18n(context);
    const [accessories = [], parents = [], complements = []] = rows.map((row) => {
      if (row.ok) return toCardViews(row.value, offers, i18n);
      context
        .get(requestContext)
        .log.warn("belongings-unavailable", { sku: product.sku, kind: row.error.kind });
      return [];
    });
    const named = new Set([...accessories, ...parents].map(({ sku }) => sku));
    return { accessories, parents, complements: complements.filter(({ sku }) => !named.has(sku)) };
  });
}

/** At most four, without those among the accessories. */
function loadComplements(
  catalogue: CatalogueGateway,
  product: Product,
  settings: Shop["settings"],
): Prompt<Cards> {
  if (!settings.ok) return settings;
  if (!settings.value.hasComplementaryProducts) return ok([]);
  const { accessorySkus } = product;
  const limit = complementaryLimit + accessorySkus.length;
  return whenThere(catalogue.loadComplementaryProducts(product, limit), (found) => {
    if (!found.ok) return found;
    const others = found.value.filter(({ sku }) => !accessorySkus.includes(sku));
    return ok(others.slice(0, complementaryLimit));
  });
}
