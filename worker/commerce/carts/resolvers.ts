import { discountResolvers } from "../discounts/resolvers.ts";
import type { ResolverMap } from "../graphql/resolver-map.ts";
import { orderResolvers } from "../orders/resolvers.ts";
import { paymentResolvers } from "../payments/resolvers.ts";
import { cartMutations } from "./cart-mutations.ts";
import { cartQueries } from "./cart-queries.ts";
import { cartFields } from "./fields/cart-fields.ts";
import { inStoreFields } from "./in-store.ts";
import { meFields } from "./me.ts";

/** Everything that this area adds to the schema. */
export const cartResolvers: ResolverMap = {
  ...cartFields,
  ...meFields,
  ...inStoreFields,
  ...orderResolvers.types,
  ...paymentResolvers.types,
  ...discountResolvers.types,
  Query: {
    ...cartQueries,
    ...meFields.Query,
    ...inStoreFields.Query,
    ...orderResolvers.queries,
    ...paymentResolvers.queries,
    ...discountResolvers.queries,
  },
  Mutation: { ...cartMutations, ...orderResolvers.mutations, ...paymentResolvers.mutations },
};
