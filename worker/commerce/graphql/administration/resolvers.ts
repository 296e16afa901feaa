import { cartDiscount } from "../../discounts/cart-discount-kind.ts";
import { discountCode } from "../../discounts/discount-code-kind.ts";
import { productType } from "../../products/product-type.ts";
import type { ResolverMap, RootScopes } from "../../schema/field-resolvers.ts";
import { channel, customerGroup } from "../../settings/channel.ts";
import { customType } from "../../settings/custom-type.ts";
import { shippingMethod } from "../../settings/shipping-method.ts";
import { store } from "../../settings/store.ts";
import { taxCategory, zone } from "../../settings/tax-category.ts";
import {
  administeredCategory,
  administeredInventory,
  administeredProduct,
  administeredReview,
  toAdministered,
} from "./administered.ts";
import { customObjectMutations, customObjectQueries } from "./custom-objects.ts";
import { administer } from "./mutations.ts";

function creation(name: string, kind: Parameters<typeof toAdministered>[0]) {
  const { label, create } = toAdministered(kind);
  return administer(name, { label, create });
}

function creationAndUpdate(name: string, kind: Parameters<typeof toAdministered>[0]) {
  const { label, create, update } = toAdministered(kind);
  return administer(name, { label, create, update });
}

/** The mutations for a merchant's tools. Operations that the platform's GraphQL lacks are only in REST here too. */
export const administrationResolvers: ResolverMap = {
  Query: customObjectQueries,
  Mutation: {
    ...administer("Category", administeredCategory),
    ...administer("Product", administeredProduct),
    ...administer("InventoryEntry", administeredInventory),
    ...administer("Review", administeredReview),
    ...administer("CartDiscount", toAdministered(cartDiscount)),
    ...administer("DiscountCode", toAdministered(discountCode)),
    ...creationAndUpdate("ShippingMethod", shippingMethod),
    ...creationAndUpdate("Store", store),
    ...creation("Channel", channel),
    ...creation("CustomerGroup", customerGroup),
    ...creation("ProductType", productType),
    ...creation("TypeDefinition", customType),
    ...creation("Zone", zone),
    ...creation("TaxCategory", taxCategory),
    ...customObjectMutations,
  },
};

const PRODUCTS = ["manage_products"];
const CATEGORIES = ["manage_categories", "manage_products"];
const SHIPPING = ["manage_shipping_methods"];
const VALUES = ["manage_key_value_documents"];

/** Scopes of these root fields; one of them suffices. */
export const administrationScopes: RootScopes = {
  createCategory: CATEGORIES,
  updateCategory: CATEGORIES,
  deleteCategory: CATEGORIES,
  createProduct: PRODUCTS,
  updateProduct: PRODUCTS,
  deleteProduct: PRODUCTS,
  createInventoryEntry: PRODUCTS,
  updateInventoryEntry: PRODUCTS,
  deleteInventoryEntry: PRODUCTS,
  updateReview: PRODUCTS,
  createChannel: PRODUCTS,
  createProductType: PRODUCTS,
  createCartDiscount: ["manage_cart_discounts"],
  updateCartDiscount: ["manage_cart_discounts"],
  deleteCartDiscount: ["manage_cart_discounts"],
  createDiscountCode: ["manage_discount_codes"],
  updateDiscountCode: ["manage_discount_codes"],
  deleteDiscountCode: ["manage_discount_codes"],
  createShippingMethod: SHIPPING,
  updateShippingMethod: SHIPPING,
  createZone: SHIPPING,
  createStore: ["manage_stores"],
  updateStore: ["manage_stores"],
  createCustomerGroup: ["manage_customer_groups"],
  createTypeDefinition: ["manage_types"],
  createTaxCategory: ["manage_tax_categories"],
  createOrUpdateCustomObject: VALUES,
  deleteCustomObject: VALUES,
  customObject: ["view_key_value_documents"],
  customObjects: ["view_key_value_documents"],
};
