import { array, integer, max, min, object, optional, size, string } from "superstruct";
import type { CartAccess } from "../../../app/cart/operations/cart-access.server";
import { loadCart } from "../../../app/cart/operations/load-cart.server";
import { toSellableStock } from "../../../app/catalogue/model/sellable-stock";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { err, ok, type Result } from "../../../app/foundation/result";
import { type ApiError, defineOperation, type MiddlewareOperation } from "./middleware-operation";

const Text = size(string(), 1, 300);
const Skus = size(array(Text), 0, 100);
const maxReviews = 50;
const maxOffset = 10_000;

/** Reads of the catalogue in the language and country of the request's host. */
export const catalogueOperations: Readonly<Record<string, MiddlewareOperation>> = {
  getCategory: defineOperation(object({ slug: Text }), async ({ slug }, { scope }) =>
    answer(await scope.gateways.catalogue.loadCategoryBySlug(slug)),
  ),
  getProduct: defineOperation(
    object({ slug: optional(Text), sku: optional(Text) }),
    async (args, { scope }) => {
      const { catalogue } = scope.gateways;
      if (args.sku) return answer(await catalogue.loadProductBySku(args.sku));
      return args.slug
        ? answer(await catalogue.loadProductBySlug(args.slug))
        : err({ code: "invalid-arguments" });
    },
  ),
  getInventory: defineOperation(
    object({ skus: optional(Skus), cartId: optional(Text) }),
    async ({ skus = [], cartId }, { scope, access }) => {
      const inCart = cartId === undefined ? [] : await readSkusOfCart(cartId, access);
      const asked = [...new Set([...skus, ...inCart])];
      const stock = await scope.gateways.catalogue.loadInventory(asked);
      if (!stock.ok) return answer(stock);
      const results = asked.flatMap((sku) => {
        const availableQuantity = toSellableStock(sku, stock.value.get(sku));
        return stock.value.has(sku) && availableQuantity !== null ? [{ sku, availableQuantity }] : [];
      });
      return ok({ offset: 0, count: results.length, total: results.length, results });
    },
  ),
  getShippingMethods: defineOperation(object({}), async (_, { scope }) =>
    answer(await scope.gateways.catalogue.loadShippingOffers()),
  ),
  getReview: defineOperation(
    object({
      productId: Text,
      limit: optional(max(min(integer(), 1), maxReviews)),
      offset: optional(max(min(integer(), 0), maxOffset)),
    }),
    async ({ productId, limit = 10, offset = 0 }, { scope }) => {
      const read = await scope.gateways.catalogue.loadReviews(productId, { limit, offset });
      if (!read.ok) return answer(read);
      const { total, reviews } = read.value;
      return ok({ offset, limit, total, count: reviews.length, results: reviews });
    },
  ),
  getStores: defineOperation(object({}), async (_, { scope }) => {
    const settings = await scope.gateways.catalogue.loadStoreSettings();
    return settings.ok ? ok({ key: scope.country.storeKey, ...settings.value }) : answer(settings);
  }),
};

/** What the session's own cart holds; another's id adds nothing. */
async function readSkusOfCart(cartId: string, access: CartAccess): Promise<readonly string[]> {
  const cart = await loadCart(access);
  return cart.ok && cart.value?.id === cartId ? cart.value.lines.map(({ sku }) => sku) : [];
}

function answer<Value>(result: Result<Value, GatewayError>): Result<Value, ApiError> {
  return result.ok
    ? result
    : err({ code: result.error.kind === "rejected" ? "rejected" : "platform-unavailable" });
}
