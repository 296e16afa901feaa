import type { RootScopes } from "../../schema/field-resolvers.ts";

const PRODUCTS = ["view_products", "view_published_products"];
const CATEGORIES = ["view_categories", "view_products"];
const SHIPPING = ["view_shipping_methods", "view_orders", "manage_my_orders"];
const TAXES = ["view_tax_categories", "view_products", "view_orders"];
const STORES = ["view_stores"];
const TYPES = ["view_types"];
const SETTINGS = ["view_project_settings"];

/** Scopes of the catalogue's root fields; one of them suffices. */
export const catalogueScopes: RootScopes = {
  product: PRODUCTS,
  products: PRODUCTS,
  productsSearch: PRODUCTS,
  productType: PRODUCTS,
  productTypes: PRODUCTS,
  inventoryEntry: PRODUCTS,
  inventoryEntries: PRODUCTS,
  review: PRODUCTS,
  reviews: PRODUCTS,
  createReview: ["manage_products"],
  channel: PRODUCTS,
  channels: PRODUCTS,
  category: CATEGORIES,
  categories: CATEGORIES,
  shippingMethod: SHIPPING,
  shippingMethods: SHIPPING,
  shippingMethodsByLocation: SHIPPING,
  zone: SHIPPING,
  zones: SHIPPING,
  taxCategory: TAXES,
  taxCategories: TAXES,
  store: STORES,
  stores: STORES,
  typeDefinition: TYPES,
  typeDefinitions: TYPES,
  customerGroup: ["view_customer_groups"],
  customerGroups: ["view_customer_groups"],
  project: SETTINGS,
};
