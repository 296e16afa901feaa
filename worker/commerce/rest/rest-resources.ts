import { toCategoryBody } from "../categories/category.ts";
import { createCategory } from "../categories/create-category.ts";
import { categoryTable, findCategories } from "../categories/find-categories.ts";
import { deleteCategory } from "../categories/save-category.ts";
import { updateCategory } from "../categories/update-category.ts";
import { cartDiscount } from "../discounts/cart-discount-kind.ts";
import { discountCode, discountGroup } from "../discounts/discount-code-kind.ts";
import { IN_PROJECT, type RestPlace } from "../http/rest-place.ts";
import type { RestResource } from "../http/rest-resource.ts";
import { inventoryTable, toInventoryBody } from "../inventory/inventory-entry.ts";
import { createInventoryEntry, deleteInventoryEntry } from "../inventory/save-inventory-entry.ts";
import { updateInventoryEntry } from "../inventory/update-inventory-entry.ts";
import type { QueryArguments } from "../paging/page.ts";
import { mapResults, type QueryResult } from "../paging/query-result.ts";
import { createProduct } from "../products/create-product.ts";
import { productTable } from "../products/find-products.ts";
import { productDiscount } from "../products/product-discount-kind.ts";
import { productType } from "../products/product-type.ts";
import { deleteProduct, updateProduct } from "../products/update-product.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { findRows, type NounTable, type ResourceName, requireRow } from "../resources/noun-table.ts";
import type { ResourceKind } from "../resources/resource-kind.ts";
import { toResourceBody } from "../resources/stored-resource.ts";
import { toTypedDocument } from "../resources/to-typed-money.ts";
import type { UpdateCommand } from "../resources/update-command.ts";
import {
  createResource,
  deleteResource,
  findResources,
  requireResource,
  updateResource,
} from "../resources/write-resource.ts";
import { type Review, reviewTable } from "../reviews/review.ts";
import { createReview, deleteReview } from "../reviews/save-review.ts";
import { updateReview } from "../reviews/update-review.ts";
import { channel, customerGroup } from "../settings/channel.ts";
import { customType } from "../settings/custom-type.ts";
import { shippingMethod } from "../settings/shipping-method.ts";
import { store } from "../settings/store.ts";
import { taxCategory, zone } from "../settings/tax-category.ts";
import { createStandalonePrice } from "../standalone-prices/create-standalone-price.ts";
import { standalonePriceTable, toStandalonePriceBody } from "../standalone-prices/standalone-price.ts";
import {
  deleteStandalonePrice,
  updateStandalonePrice,
} from "../standalone-prices/update-standalone-price.ts";
import { cartsAt } from "./carts/carts-by-rest.ts";
import { messages } from "./messages.ts";
import { ordersAt } from "./orders.ts";
import { paymentsAt } from "./payments.ts";
import { toPricedProductBody } from "./priced-variants.ts";

/** A noun in a separate table: the table and the operations of its folder. */
interface Noun<Item, Row> {
  readonly table: NounTable<Item, Row>;
  create(context: RequestContext, body: unknown): Promise<Item>;
  /** Set if finding does more than reading the table. */
  find?(context: RequestContext, args: QueryArguments): Promise<QueryResult<Item>>;
  update(context: RequestContext, name: ResourceName, command: UpdateCommand): Promise<Item>;
  delete(context: RequestContext, name: ResourceName, version: number): Promise<Item>;
}

/** Converts an item to its REST form; the query of a read may request more, such as `priceCurrency`. */
type ToBody<Item> = (
  item: Item,
  context: RequestContext,
  query?: URLSearchParams,
) => object | Promise<object>;

/** A noun at its path; `toBody` converts to the REST form. */
function nounAt<Item, Row>(
  path: string,
  scope: string,
  toBody: ToBody<Item>,
  noun: Noun<Item, Row>,
): RestResource {
  const { table, find = (context, args) => findRows(context, table, args) } = noun;
  return {
    path,
    scope,
    create: async (context, body) => toBody(await noun.create(context, body), context),
    read: async (context, name, query) => toBody(await requireRow(context, table, name), context, query),
    find: async (context, args, query) => {
      const page = await find(context, args);
      const results = await Promise.all(page.results.map((item) => toBody(item, context, query)));
      return { ...page, results };
    },
    update: async (context, name, command) => toBody(await noun.update(context, name, command), context),
    delete: async (context, name, version) => toBody(await noun.delete(context, name, version), context),
  };
}

/** Fields of unsupported features, with the value of a resource that does not use the feature. */
const UNUSED_FIELDS: ReadonlyMap<ResourceKind, object> = new Map([
  [store, { productSelections: [] }],
  [cartDiscount, { recurringOrderScope: { type: "NonRecurringOrdersOnly" } }],
]);

function settingAt(kind: ResourceKind): RestResource {
  const toBody = (body: object) => toTypedDocument({ ...UNUSED_FIELDS.get(kind), ...body });
  return {
    path: kind.path,
    scope: kind.scope,
    create: async (context, body) => toBody(await createResource(context, kind, body)),
    read: async (context, name) => toBody(toResourceBody(await requireResource(context, kind, name))),
    find: async (context, args) => mapResults(await findResources(context, kind, args), toBody),
    update: async (context, name, command) => toBody(await updateResource(context, kind, name, command)),
    delete: async (context, name, version) => toBody(await deleteResource(context, kind, name, version)),
  };
}

/** Every small resource of the platform. */
const settings: readonly ResourceKind[] = [
  cartDiscount,
  channel,
  customerGroup,
  customType,
  discountCode,
  discountGroup,
  productDiscount,
  productType,
  shippingMethod,
  store,
  taxCategory,
  zone,
];

/** Omits the missing fields of a review. */
function toReviewBody({ key, rating, ...review }: Review) {
  return { ...review, ...(key !== null && { key }), ...(rating !== null && { rating }) };
}

/** REST resources by their path segment. */
export const restResources: ReadonlyMap<string, RestResource> = new Map(
  [
    nounAt("products", "products", toPricedProductBody, {
      table: productTable,
      create: createProduct,
      update: updateProduct,
      delete: deleteProduct,
    }),
    nounAt("categories", "categories", toCategoryBody, {
      table: categoryTable,
      create: createCategory,
      find: findCategories,
      update: updateCategory,
      delete: deleteCategory,
    }),
    nounAt("inventory", "products", toInventoryBody, {
      table: inventoryTable,
      create: createInventoryEntry,
      update: updateInventoryEntry,
      delete: deleteInventoryEntry,
    }),
    nounAt("reviews", "products", toReviewBody, {
      table: reviewTable,
      create: createReview,
      update: updateReview,
      delete: deleteReview,
    }),
    nounAt("standalone-prices", "standalone_prices", toStandalonePriceBody, {
      table: standalonePriceTable,
      create: createStandalonePrice,
      update: updateStandalonePrice,
      delete: deleteStandalonePrice,
    }),
    messages,
    cartsAt(IN_PROJECT),
    ordersAt(IN_PROJECT),
    paymentsAt(IN_PROJECT),
    ...settings.map(settingAt),
  ].map((resource) => [resource.path, resource]),
);

/** Resources below a store and below `me`. */
export const placedResources: ReadonlyMap<string, (place: RestPlace) => RestResource> = new Map([
  ["carts", cartsAt],
  ["orders", ordersAt],
]);

/** Resources below `me` only. */
export const ownResources: ReadonlyMap<string, (place: RestPlace) => RestResource> = new Map([
  ["payments", paymentsAt],
]);
