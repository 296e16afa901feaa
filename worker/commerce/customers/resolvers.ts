import type { FindArguments } from "../resources/find-documents.ts";
import type { ResolverMap } from "../schema/field-resolvers.ts";
import { type CustomerArguments, resolveCustomer, resolveCustomers } from "./customer-queries.ts";
import { customerFields } from "./fields/customer-fields.ts";
import { resolveCustomerOf } from "./fields/customer-of.ts";
import { inStoreCustomers, resolveMe } from "./fields/store-fields.ts";
import { profileMutations } from "./profile-mutations.ts";
import { signInMutations } from "./sign-in-mutations.ts";
import { tokenMutations } from "./token-mutations.ts";

/** Everything that customers add to the schema. */
export const customerResolvers: ResolverMap = {
  Query: {
    customer: (_source, args: CustomerArguments, context) => resolveCustomer(context, args),
    customers: (_source, args: FindArguments, context) => resolveCustomers(context, args),
  },
  Mutation: { ...signInMutations, ...profileMutations, ...tokenMutations },
  InStore: inStoreCustomers,
  Me: { customer: resolveMe },
  InStoreMe: { customer: resolveMe },
  Customer: customerFields,
  Cart: { customer: resolveCustomerOf },
  Order: { customer: resolveCustomerOf },
  Payment: { customer: resolveCustomerOf },
  MyPayment: { customer: resolveCustomerOf },
  Review: { customer: resolveCustomerOf },
};
