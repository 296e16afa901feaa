import { boolean, nullable, optional, string, type } from "superstruct";
import { ok } from "../../../foundation/result";
import type { CommerceClient } from "../commerce-client";
import { graphql } from "../graphql";
import type { PlatformCustomers } from "./customers-gateway";
import { customerParts, PlatformCustomer, toCustomer } from "./platform-customer";

const createPasswordProofDocument =
  graphql(`mutation CreatePasswordProof($email: String!, $ttlMinutes: Int, $storeKey: KeyReferenceInput!) {
  customerCreatePasswordResetToken(email: $email, ttlMinutes: $ttlMinutes, storeKey: $storeKey) { id value customerId }
}`);

const resetPasswordDocument =
  graphql(`mutation ResetPassword($tokenValue: String!, $newPassword: String!, $storeKey: KeyReferenceInput!) {
  customerResetPassword(tokenValue: $tokenValue, newPassword: $newPassword, storeKey: $storeKey) { ${customerParts} }
}`);

const createEmailProofDocument =
  graphql(`mutation CreateEmailProof($id: String!, $ttlMinutes: Int!, $storeKey: KeyReferenceInput!) {
  customerCreateEmailVerificationToken(id: $id, ttlMinutes: $ttlMinutes, storeKey: $storeKey) { id value customerId }
}`);

const confirmEmailDocument =
  graphql(`mutation ConfirmEmail($tokenValue: String!, $storeKey: KeyReferenceInput!) {
  customerConfirmEmail(tokenValue: $tokenValue, storeKey: $storeKey) { ${customerParts} }
}`);

const findByEmailProofDocument =
  graphql(`query FindByEmailProof($tokenValue: String!, $storeKey: KeyReferenceInput!) {
  inStore(key: $storeKey) { customer(emailToken: $tokenValue) { id email isEmailVerified } }
}`);

const ProvedCustomer = type({ id: string(), email: string(), isEmailVerified: boolean() });
const FoundByProof = type({ inStore: type({ customer: optional(nullable(ProvedCustomer)) }) });

const ProofOfPlatform = type({ id: string(), value: string(), customerId: string() });

/** A password mail is read within the hour or requested again. */
const resetTtlMinutes = 60;
/** A mail that confirms an address may wait until after the weekend. */
const emailTtlMinutes = 3 * 24 * 60;

/** Creates the gateway to mailed proofs: of an identity, and of an e-mail address. */
export function createProofs(
  client: CommerceClient,
  storeKey: string,
): Pick<
  PlatformCustomers,
  "createPasswordProof" | "resetPassword" | "createEmailProof" | "findByEmailProof" | "confirmEmail"
> {
  return {
    async createPasswordProof(email) {
      const shape = type({ customerCreatePasswordResetToken: ProofOfPlatform });
      const variables = { email, ttlMinutes: resetTtlMinutes, storeKey };
      const answer = await client.query(createPasswordProofDocument, variables, shape);
      return answer.ok ? ok(answer.value.customerCreatePasswordResetToken) : answer;
    },
    async resetPassword(tokenValue, newPassword) {
      const shape = type({ customerResetPassword: PlatformCustomer });
      const answer = await client.query(resetPasswordDocument, { tokenValue, newPassword, storeKey }, shape);
      return answer.ok ? ok(toCustomer(answer.value.customerResetPassword)) : answer;
    },
    async createEmailProof(id) {
      const shape = type({ customerCreateEmailVerificationToken: ProofOfPlatform });
      const variables = { id, ttlMinutes: emailTtlMinutes, storeKey };
      const answer = await client.query(createEmailProofDocument, variables, shape);
      return answer.ok ? ok(answer.value.customerCreateEmailVerificationToken) : answer;
    },
    async findByEmailProof(tokenValue) {
      const answer = await client.query(findByEmailProofDocument, { tokenValue, storeKey }, FoundByProof);
      return answer.ok ? ok(answer.value.inStore.customer ?? null) : answer;
    },
    async confirmEmail(tokenValue) {
      const shape = type({ customerConfirmEmail: PlatformCustomer });
      const answer = await client.query(confirmEmailDocument, { tokenValue, storeKey }, shape);
      return answer.ok ? ok(toCustomer(answer.value.customerConfirmEmail)) : answer;
    },
  };
}
