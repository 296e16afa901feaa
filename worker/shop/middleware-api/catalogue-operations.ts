import { array, boolean, integer, max, min, object, optional, size } from "superstruct";
import type { CartAccess } from "../../../app/cart/operations/cart-access.server";
import { loadCart } from "../../../app/cart/operations/load-cart.server";
import type { CategoryNode } from "../../../app/catalogue/model/category";
import { toSellableStock } from "../../../app/catalogue/model/sellable-stock";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { CatalogueGateway } from "../../../app/gateways/commerce/catalogue-gateway";
import { type ApiError, defineOperation, type MiddlewareOperation, Text } from "./middleware-operation";
import { answer, getProduct } from "./product-queries";

const Skus = size(array(Text), 0, 100);
const maxReviews = 50;
const maxOffset = 10_000;

/** Reads of the catalogue in the language and country of the request's host. */
export const catalogueOperations: Readonly<Record<string, MiddlewareOperation>> = {
  getCategory: defineOperation(
    object({
      slug: optional(Text),
      id: optional(Text),
      key: optional(Text),
      fetchSiblings: optional(boolean()),
    }),
    (args, { scope }) => findCategory(args, scope.gateways.catalogue),
  ),
  getProduct,
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
  getStores: defineOperation(object({ key: optional(Text) }), async ({ key }, { scope }) => {
    if (key !== undefined && key !== scope.country.storeKey) return ok(null);
    const settings = await scope.gateways.catalogue.loadStoreSettings();
    return settings.ok ? ok({ key: scope.country.storeKey, ...settings.value }) : answer(settings);
  }),
};

/** What the session's own cart holds; another's id adds nothing. */
async function readSkusOfCart(cartId: string, access: CartAccess): Promise<readonly string[]> {
  const cart = await loadCart(access);
  return cart.ok && cart.value?.id === cartId ? cart.value.lines.map(({ sku }) => sku) : [];
}

type CategoryArguments = {
  readonly slug?: string | undefined;
  readonly id?: string | undefined;
  readonly key?: string | undefined;
  readonly fetchSiblings?: boolean | undefined;
};

/** One category by slug, id or key; null: none. On request with those beside it, which share its parent. */
async function findCategory(
  { slug, id, key, fetchSiblings }: CategoryArguments,
  catalogue: CatalogueGateway,
): Promise<Result<unknown, ApiError>> {
  if (!slug && !id && !key) return err({ code: "invalid-arguments", message: "Wrong or missing: slug" });
  const tree = slug && !fetchSiblings ? ok([]) : answer(await catalogue.loadCategoryTree());
  if (!tree.ok) return tree;
  const row = findRow(tree.value, (node) =>
    slug ? node.slug === slug : id ? node.id === id : node.key === key,
  );
  const wanted = slug ?? row?.own.slug;
  const found = wanted ? answer(await catalogue.loadCategoryBySlug(wanted)) : ok(null);
  if (!found.ok || !found.value || !fetchSiblings) return found;
  const siblings = row?.all.filter((node) => node !== row.own) ?? [];
  return ok({
    ...found.value,
    siblings: siblings.map(({ name, slug: address }) => ({ name, slug: address })),
  });
}

type Row = { readonly own: CategoryNode; readonly all: readonly CategoryNode[] };

function findRow(nodes: readonly CategoryNode[], isWanted: (node: CategoryNode) => boolean): Row | null {
  const own = nodes.find(isWanted);
  if (own) return { own, all: nodes };
  for (const node of nodes) {
    const found = findRow(node.children, isWanted);
    if (found) return found;
  }
  return null;
}
