import {
  type ChangePasswordArguments,
  changePassword,
  type ResetPasswordArguments,
  resetPassword,
} from "../customers/credentials/change-password.ts";
import {
  confirmEmail,
  createEmailToken,
  createPasswordToken,
  type EmailTokenArguments,
  type PasswordTokenArguments,
  type RedeemArguments,
} from "../customers/credentials/customer-tokens.ts";
import type { Customer } from "../customers/customer.ts";
import {
  type DeleteCustomerArguments,
  deleteCustomer,
  type UpdateCustomerArguments,
  updateCustomer,
} from "../customers/customer-operations.ts";
import {
  type CustomerArguments,
  requireCustomerId,
  resolveCustomer,
  resolveCustomerOf,
  resolveCustomers,
  resolveMe,
} from "../customers/customer-queries.ts";
import type { QueryArguments } from "../paging/page.ts";
import type {
  CustomerSignInDraft,
  CustomerSignMeInDraft,
  CustomerSignMeUpDraft,
  CustomerSignUpDraft,
} from "../requests/schema-inputs.ts";
import { loadResourceByKey } from "../resources/load-resource.ts";
import { requireOwnScope } from "../resources/owner.ts";
import {
  type FieldResolver,
  type ResolverMap,
  type RootScopes,
  referenceFields,
} from "../schema/field-resolvers.ts";
import { signIn, signMeIn } from "../sign-in/sign-in.ts";
import { signMeUp, signUp } from "../sign-in/sign-up.ts";

interface WithStore<Draft> {
  readonly draft: Draft;
  readonly storeKey?: string | null;
}

/** Sign-up and sign-in. In the `me` forms the anonymous session is the token's. */
const signInMutations: Readonly<Record<string, FieldResolver>> = {
  customerSignUp: (_source, { draft, storeKey }: WithStore<CustomerSignUpDraft>, context) =>
    signUp(context, draft, storeKey),
  customerSignMeUp: (_source, { draft, storeKey }: WithStore<CustomerSignMeUpDraft>, context) =>
    signMeUp(context, draft, storeKey),
  customerSignIn: (_source, { draft, storeKey }: WithStore<CustomerSignInDraft>, context) =>
    signIn(context, draft, storeKey),
  customerSignMeIn: (_source, { draft, storeKey }: WithStore<CustomerSignMeInDraft>, context) =>
    signMeIn(context, draft, storeKey),
};

/** Changes of customers; the `my` ones are for the customer of the token. */
const profileMutations: Readonly<Record<string, FieldResolver>> = {
  updateCustomer: (_source, args: UpdateCustomerArguments, context) => updateCustomer(context, args),
  updateMyCustomer: (_source, args: UpdateCustomerArguments, context) =>
    updateCustomer(context, { ...args, id: requireCustomerId(context.access) }),
  deleteMyCustomer: (_source, args: DeleteCustomerArguments, context) =>
    deleteCustomer(context, { ...args, id: requireCustomerId(context.access) }),
  customerChangeMyPassword: (_source, args: ChangePasswordArguments, context) =>
    changePassword(context, { ...args, id: requireCustomerId(context.access) }),
};

/** Proofs sent by mail: created by the shop's own token, redeemed by their holder. */
const tokenMutations: Readonly<Record<string, FieldResolver>> = {
  customerCreatePasswordResetToken: (_source, args: PasswordTokenArguments, context) =>
    createPasswordToken(context, args),
  customerCreateEmailVerificationToken: (_source, args: EmailTokenArguments, context) =>
    createEmailToken(context, args),
  customerResetPassword: (_source, args: ResetPasswordArguments, context) => resetPassword(context, args),
  customerResetMyPassword: (_source, args: ResetPasswordArguments, context) => resetPassword(context, args),
  customerConfirmEmail: (_source, args: RedeemArguments, context) => confirmEmail(context, args),
  customerConfirmMyEmail: (_source, args: RedeemArguments, context) => confirmEmail(context, args),
};

function addressesOf({ addresses }: Customer, ids: readonly string[]) {
  return addresses.filter(({ id }) => ids.includes(id));
}

/** Computed fields of a customer. */
const customerFields: Readonly<Record<string, FieldResolver>> = {
  ...referenceFields("customerGroup"),
  defaultShippingAddress: (customer: Customer) =>
    customer.addresses.find(({ id }) => id === customer.defaultShippingAddressId),
  defaultBillingAddress: (customer: Customer) =>
    customer.addresses.find(({ id }) => id === customer.defaultBillingAddressId),
  shippingAddresses: (customer: Customer) => addressesOf(customer, customer.shippingAddressIds),
  billingAddresses: (customer: Customer) => addressesOf(customer, customer.billingAddressIds),
  storesRef: ({ stores }: Customer) => stores,
  async stores({ stores }: Customer, _args, context) {
    const loaded = await Promise.all(stores.map(({ key }) => loadResourceByKey(context, "store", key)));
    return loaded.filter((store) => store !== null);
  },
};

interface StoreSource {
  readonly storeKey: string;
}

/** Customers of one store. */
const inStoreCustomers: Readonly<Record<string, FieldResolver>> = {
  customer({ storeKey }: StoreSource, args: CustomerArguments, context) {
    requireOwnScope(context, "view_customers", storeKey);
    return resolveCustomer(context, { ...args, storeKey });
  },
  customers({ storeKey }: StoreSource, args: QueryArguments, context) {
    requireOwnScope(context, "view_customers", storeKey);
    return resolveCustomers(context, args, storeKey);
  },
};

/** The customers' part of the schema. */
export const customerResolvers: ResolverMap = {
  Query: {
    customer: (_source, args: CustomerArguments, context) => resolveCustomer(context, args),
    customers: (_source, args: QueryArguments, context) => resolveCustomers(context, args),
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

/** A token needs one of these, for the project or for the store of the request. */
export const customerScopes: RootScopes = {
  customer: ["view_customers"],
  customers: ["view_customers"],
  customerSignUp: ["manage_customers"],
  customerSignIn: ["manage_customers"],
  updateCustomer: ["manage_customers"],
  customerResetPassword: ["manage_customers"],
  customerConfirmEmail: ["manage_customers"],
  customerCreatePasswordResetToken: ["manage_customers"],
  customerCreateEmailVerificationToken: ["manage_customers"],
  customerSignMeUp: ["manage_my_profile"],
  customerSignMeIn: ["manage_my_profile"],
  updateMyCustomer: ["manage_my_profile"],
  deleteMyCustomer: ["manage_my_profile"],
  customerChangeMyPassword: ["manage_my_profile"],
  customerConfirmMyEmail: ["manage_my_profile"],
  customerResetMyPassword: ["manage_my_profile"],
};
