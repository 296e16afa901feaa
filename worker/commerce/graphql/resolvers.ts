import { cartResolvers } from "../carts/resolvers.ts";
import { cartScopes } from "../carts/scopes.ts";
import { customerResolvers } from "../customers/resolvers.ts";
import { customerScopes } from "../customers/scopes.ts";
import { administrationResolvers, administrationScopes } from "./administration/resolvers.ts";
import { catalogueResolvers } from "./catalogue/resolvers.ts";
import { catalogueScopes } from "./catalogue/scopes.ts";
import type { ResolverMap, RootScopes } from "./resolver-map.ts";

/** Merges field by field, so that both areas may add to Query, Mutation or a shared type. */
function merge(...maps: readonly ResolverMap[]): ResolverMap {
  const merged: Record<string, ResolverMap[string]> = {};
  for (const map of maps) {
    for (const [type, fields] of Object.entries(map)) merged[type] = { ...merged[type], ...fields };
  }
  return merged;
}

export const resolvers: ResolverMap = merge(
  administrationResolvers,
  catalogueResolvers,
  cartResolvers,
  customerResolvers,
);

export const rootScopes: RootScopes = {
  ...administrationScopes,
  ...catalogueScopes,
  ...cartScopes,
  ...customerScopes,
};
