import { toCategoryBody } from "../categories/category.ts";
import { findCategories } from "../categories/find-categories.ts";
import { createCategory, deleteCategory } from "../categories/save-category.ts";
import { requireCategory, updateCategory } from "../categories/update-category.ts";
import { IN_PROJECT, type RestPlace } from "../http/rest-place.ts";
import type { RestResource } from "../http/rest-resource.ts";
import { findInventory } from "../inventory/find-inventory.ts";
import { toInventoryBody } from "../inventory/inventory-entry.ts";
import { createInventoryEntry, deleteInventoryEntry } from "../inventory/save-inventory-entry.ts";
import { requireInventoryEntry, updateInventoryEntry } from "../inventory/update-inventory-entry.ts";
import { mapResults } from "../paging/query-result.ts";
import { createProduct } from "../products/create-product.ts";
import { findProducts } from "../products/find-products.ts";
import { toProductBody } from "../products/product.ts";
import { deleteProduct, requireProduct, updateProduct } from "../products/update-product.ts";
import { createResource } from "../resources/create-resource.ts";
import { deleteResource } from "../resources/delete-resource.ts";
import { findResources } from "../resources/find-resources.ts";
import type { ResourceKind } from "../resources/resource-kind.ts";
import { resourceKinds } from "../resources/resource-kinds.ts";
import { toResourceBody } from "../resources/stored-resource.ts";
import { requireResource, updateResource } from "../resources/update-resource.ts";
import { cartsAt } from "./carts/carts-by-rest.ts";
import { messages } from "./messages.ts";
import { ordersAt } from "./orders.ts";
import { paymentsByRest } from "./payments.ts";
import { reviews } from "./reviews.ts";
import { standalonePrices } from "./standalone-prices.ts";

const products: RestResource = {
  path: "products",
  scope: "products",
  create: async (context, body) => toProductBody(await createProduct(context, body)),
  read: async (context, name) => toProductBody(await requireProduct(context, name)),
  find: async (context, args) => mapResults(await findProducts(context, args), toProductBody),
  update: async (context, name, command) => toProductBody(await updateProduct(context, name, command)),
  delete: async (context, name, version) => toProductBody(await deleteProduct(context, name, version)),
};

const categories: RestResource = {
  path: "categories",
  scope: "categories",
  create: async (context, body) => toCategoryBody(await createCategory(context, body)),
  read: async (context, name) => toCategoryBody(await requireCategory(context, name)),
  find: async (context, args) => mapResults(await findCategories(context, args), toCategoryBody),
  update: async (context, name, command) => toCategoryBody(await updateCategory(context, name, command)),
  delete: async (context, name, version) => toCategoryBody(await deleteCategory(context, name, version)),
};

const inventory: RestResource = {
  path: "inventory",
  scope: "products",
  create: async (context, body) => toInventoryBody(await createInventoryEntry(context, body)),
  read: async (context, name) => toInventoryBody(await requireInventoryEntry(context, name)),
  find: async (context, args) => mapResults(await findInventory(context, args), toInventoryBody),
  update: async (context, name, command) =>
    toInventoryBody(await updateInventoryEntry(context, name, command)),
  delete: async (context, name, version) =>
    toInventoryBody(await deleteInventoryEntry(context, name, version)),
};

function toRestResource(kind: ResourceKind): RestResource {
  return {
    path: kind.path,
    scope: kind.scope,
    create: (context, body) => createResource(context, kind, body),
    read: async (context, name) => toResourceBody(await requireResource(context, kind, name)),
    find: (context, args) => findResources(context, kind, args),
    update: (context, name, command) => updateResource(context, kind, name, command),
    delete: (context, name, version) => deleteResource(context, kind, name, version),
  };
}

/** REST resources by their path segment. */
export const restResources: ReadonlyMap<string, RestResource> = new Map(
  [
    products,
    categories,
    inventory,
    reviews,
    messages,
    cartsAt(IN_PROJECT),
    ordersAt(IN_PROJECT),
    paymentsByRest,
    standalonePrices,
    ...resourceKinds.map(toRestResource),
  ].map((resource) => [resource.path, resource]),
);

/** What there is below a store and below `me`. */
export const placedResources: ReadonlyMap<string, (place: RestPlace) => RestResource> = new Map([
  ["carts", cartsAt],
  ["orders", ordersAt],
]);
