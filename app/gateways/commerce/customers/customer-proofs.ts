import { ok } from "../../../foundation/result";
import type { CommerceClient } from "../commerce-client";
import { graphql } from "../graphql";
import type { PlatformCustomers } from "./customers-gateway";

/** The fields of `Customer` in `app/accounts`. */
export const customerParts = "id version email firstName lastName locale";

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
      const variables = { email, ttlMinutes: resetTtlMinutes, storeKey };
      const answer = await client.query(createPasswordProofDocument, variables);
      return answer.ok ? ok(answer.value.customerCreatePasswordResetToken) : answer;
    },
    async resetPassword(tokenValue, newPassword) {
      const answer = await client.query(resetPasswordDocument, { tokenValue, newPassword, storeKey });
      return answer.ok ? ok(answer.value.customerResetPassword) : answer;
    },
    async createEmailProof(id) {
      const variables = { id, ttlMinutes: emailTtlMinutes, storeKey };
      const answer = await client.query(createEmailProofDocument, variables);
      return answer.ok ? ok(answer.value.customerCreateEmailVerificationToken) : answer;
    },
    async findByEmailProof(tokenValue) {
      const answer = await client.query(findByEmailProofDocument, { tokenValue, storeKey });
      return answer.ok ? ok(answer.value.inStore.customer) : answer;
    },
    async confirmEmail(tokenValue) {
      const answer = await client.query(confirmEmailDocument, { tokenValue, storeKey });
      return answer.ok ? ok(answer.value.customerConfirmEmail) : answer;
    },
  };
}
