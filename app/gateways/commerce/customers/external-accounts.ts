import type { Customer } from "../../../accounts/model/customer";
import type { Country } from "../../../countries/model/country";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import type { CommerceClient } from "../commerce-client";
import { graphql } from "../graphql";
import { createProofs } from "./customer-proofs";
import type { GuestSession, SignedIn } from "./customers-gateway";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

export type FoundAccount = Pick<Customer, "id" | "version" | "email"> & {
  /** The customer has confirmed the mailbox. */
  readonly isEmailVerified: boolean;
  readonly hasPassword: boolean;
};

export type ExternalCustomer = {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

/** Accounts of customers who sign in elsewhere: call it only after the mailbox is proved. */
export interface ExternalAccountsGateway {
  /** null: no account of this country's shop has the address. */
  findByEmail(email: string): Answer<FoundAccount | null>;
  /** null: the account was deleted. */
  find(customerId: string): Answer<FoundAccount | null>;
  /**
   * Creates an account without a password, with a confirmed address.
   * `DuplicateField` when the address has an account.
   */
  create(customer: ExternalCustomer, guest: GuestSession | null): Answer<SignedIn>;
  /** Removes a password of unknown origin, and ends the sign-ins that used it. */
  dropPassword(account: Pick<FoundAccount, "id" | "version">): Answer<Customer>;
  /** Marks the address as verified: the caller has a proof of the mailbox from elsewhere. */
  markVerified(customerId: string): Answer<Customer>;
}

const accountParts = "id version email isEmailVerified authenticationMode";

const findAccountsDocument = graphql(`query FindAccounts($where: String!, $storeKey: KeyReferenceInput!) {
  inStore(key: $storeKey) { customers(where: $where, limit: 1) { results { ${accountParts} } } }
}`);

const createAccountDocument =
  graphql(`mutation CreateExternalAccount($draft: CustomerSignUpDraft!, $storeKey: KeyReferenceInput!) {
  customerSignUp(draft: $draft, storeKey: $storeKey) { customer { id version email firstName lastName } cart { id } }
}`);

const dropPasswordDocument =
  graphql(`mutation DropPassword($id: String!, $version: Long!, $actions: [CustomerUpdateAction!]!, $storeKey: KeyReferenceInput!) {
  updateCustomer(id: $id, version: $version, actions: $actions, storeKey: $storeKey) { id version email firstName lastName }
}`);

/** Creates the gateway over one commerce client, for the shop of one country. */
export function createExternalAccounts(
  client: CommerceClient,
  { storeKey, locales }: Pick<Country, "storeKey" | "locales">,
): ExternalAccountsGateway {
  async function findWhere(where: string): Answer<FoundAccount | null> {
    const answer = await client.query(findAccountsDocument, { where, storeKey });
    if (!answer.ok) return answer;
    const [found] = answer.value.inStore.customers.results;
    if (!found) return ok(null);
    const { authenticationMode, ...account } = found;
    return ok({ ...account, hasPassword: authenticationMode === "Password" });
  }

  const proofs = createProofs(client, storeKey);

  return {
    findByEmail: (email) => findWhere(`lowercaseEmail = ${JSON.stringify(email.toLowerCase())}`),
    find: (id) => findWhere(`id = ${JSON.stringify(id)}`),
    async create({ email, firstName, lastName }, guest) {
      const draft = {
        email,
        ...(firstName && { firstName }),
        ...(lastName && { lastName }),
        authenticationMode: "ExternalAuth" as const,
        isEmailVerified: true,
        stores: [{ typeId: "store", key: storeKey }],
        locale: locales[0],
        ...(guest && { anonymousId: guest.sessionId }),
        ...(guest?.cartId && { anonymousCart: { typeId: "cart", id: guest.cartId } }),
      };
      const answer = await client.query(createAccountDocument, { draft, storeKey });
      if (!answer.ok) return answer;
      const { customer, cart } = answer.value.customerSignUp;
      return ok({ customer, cartId: cart?.id ?? null });
    },
    async dropPassword({ id, version }) {
      const actions = [{ setAuthenticationMode: { authMode: "ExternalAuth" as const } }];
      const answer = await client.query(dropPasswordDocument, { id, version, actions, storeKey });
      return answer.ok ? ok(answer.value.updateCustomer) : answer;
    },
    // The platform verifies an address by a token only, so one is created and redeemed at once.
    async markVerified(customerId) {
      const made = await proofs.createEmailProof(customerId);
      return made.ok ? proofs.confirmEmail(made.value.value) : made;
    },
  };
}
