import { array, integer, max, min, object, optional, size } from "superstruct";
import type { CartAccess } from "../../../app/cart/operations/cart-access.server";
import { loadCart } from "../../../app/cart/operations/load-cart.server";
import { toSellableStock } from "../../../app/catalogue/model/sellable-stock";
import { loadComplementaryProducts } from "../../../app/catalogue/operations/load-complementary-products.server";
import { loadVolumeDiscounts } from "../../../app/catalogue/operations/load-volume-discounts.server";
import { ok } from "../../../app/foundation/result";
import { getCategory } from "./category-operation";
import { defineOperation, type MiddlewareOperation, Text, toApiResult } from "./middleware-operation";
import { getComparison, getProduct } from "./product-queries";

const Skus = size(array(Text), 0, 100);
const mostComplementary = 24;
/** The specification's default. */
const defaultDiscountGroup = "volume_discount_default";

/** Reads of the catalogue in the language and country of the request's host. */
export const catalogueOperations: Readonly<Record<string, MiddlewareOperation>> = {
  getCategory,
  getProduct,
  getInventory: defineOperation(
    object({ skus: optional(Skus), cartId: optional(Text) }),
    async ({ skus = [], cartId }, { scope, access }) => {
      const inCart = cartId === undefined ? [] : await readSkusOfCart(cartId, access);
      const requested = [...new Set([...skus, ...inCart])];
      const stock = await scope.gateways.catalogue.loadInventory(requested);
      if (!stock.ok) return toApiResult(stock);
      const results = requested.flatMap((sku) => {
        const availableQuantity = toSellableStock(sku, stock.value.get(sku));
        return stock.value.has(sku) && availableQuantity !== null ? [{ sku, availableQuantity }] : [];
      });
      return ok({ offset: 0, count: results.length, total: results.length, results });
    },
  ),
  getShippingMethods: defineOperation(object({}), async (_, { scope }) =>
    toApiResult(await scope.gateways.catalogue.loadShippingOffers()),
  ),
  getComparisonProducts: (args, call) => getComparison(args, call),
  getVolumeDiscounts: defineOperation(object({ discountGroup: optional(Text) }), async (args, { scope }) => {
    const { discountGroup = defaultDiscountGroup } = args;
    const shop = { catalogue: scope.gateways.catalogue, log: scope.log };
    const results = await loadVolumeDiscounts(shop, discountGroup);
    return ok({ offset: 0, count: results.length, total: results.length, results });
  }),
  getComplementaryProducts: defineOperation(
    object({ skus: size(array(Text), 1, 20), limit: optional(max(min(integer(), 1), mostComplementary)) }),
    async ({ skus, limit }, { scope }) =>
      toApiResult(await loadComplementaryProducts(scope.gateways.catalogue, skus, limit)),
  ),
  getStores: defineOperation(object({ key: optional(Text) }), async ({ key }, { scope }) => {
    if (key !== undefined && key !== scope.country.storeKey) return ok(null);
    const settings = await scope.gateways.catalogue.loadStoreSettings();
    return settings.ok ? ok({ key: scope.country.storeKey, ...settings.value }) : toApiResult(settings);
  }),
};

/** The SKUs of the session's own cart; another cart's id adds nothing. */
async function readSkusOfCart(cartId: string, access: CartAccess): Promise<readonly string[]> {
  const cart = await loadCart(access);
  return cart.ok && cart.value?.id === cartId ? cart.value.lines.map(({ sku }) => sku) : [];
}
