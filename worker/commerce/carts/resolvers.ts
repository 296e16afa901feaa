import type { AreaResolvers } from "../graphql/resolver-map.ts";
import { cartMutations } from "./cart-mutations.ts";
import { cartQueries } from "./cart-queries.ts";
import { cartFields } from "./fields/cart-fields.ts";

/** What carts add to the schema. */
export const cartResolvers: AreaResolvers = {
  queries: cartQueries,
  mutations: cartMutations,
  types: cartFields,
};
