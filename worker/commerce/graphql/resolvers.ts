import type { AreaResolvers, ResolverMap, RootScopes } from "../schema/field-resolvers.ts";
import { administrationResolvers, administrationScopes } from "./administration/resolvers.ts";
import { cartScopes } from "./cart-scopes.ts";
import { cartResolvers } from "./carts/cart-resolvers.ts";
import { catalogueResolvers } from "./catalogue/resolvers.ts";
import { catalogueScopes } from "./catalogue/scopes.ts";
import { customerResolvers, customerScopes } from "./customers.ts";
import { discountResolvers } from "./discounts.ts";
import { inStoreFields } from "./in-store.ts";
import { meFields } from "./me.ts";
import { orderResolvers } from "./orders.ts";
import { paymentResolvers } from "./payments.ts";

/** Merges field by field, so that both areas may add to Query, Mutation or a shared type. */
function merge(...maps: readonly ResolverMap[]): ResolverMap {
  const merged: Record<string, ResolverMap[string]> = {};
  for (const map of maps) {
    for (const [type, fields] of Object.entries(map)) merged[type] = { ...merged[type], ...fields };
  }
  return merged;
}

function toResolverMap({ queries, mutations, types }: AreaResolvers): ResolverMap {
  return { ...types, Query: queries, Mutation: mutations };
}

export const resolvers: ResolverMap = merge(
  administrationResolvers,
  catalogueResolvers,
  ...[discountResolvers, cartResolvers, paymentResolvers, orderResolvers].map(toResolverMap),
  meFields,
  inStoreFields,
  customerResolvers,
);

export const rootScopes: RootScopes = {
  ...administrationScopes,
  ...catalogueScopes,
  ...cartScopes,
  ...customerScopes,
};
