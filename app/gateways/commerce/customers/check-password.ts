import { nullable, optional, string, type } from "superstruct";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import type { CommerceClient } from "../commerce-client";
import { graphql } from "../graphql";

const loadAuthenticationDocument =
  graphql(`query LoadAuthentication($id: String!, $storeKey: KeyReferenceInput!) {
  inStore(key: $storeKey) { customer(id: $id) { email authenticationMode } }
}`);

const checkPasswordDocument =
  graphql(`mutation CheckPassword($draft: CustomerSignInDraft!, $storeKey: KeyReferenceInput!) {
  customerSignIn(draft: $draft, storeKey: $storeKey) { customer { id } }
}`);

const Authentication = type({ email: string(), authenticationMode: optional(nullable(string())) });

/** A sign-in of nobody's session changes nothing: it is how the platform says whether a password fits. */
export async function checkPassword(
  client: CommerceClient,
  storeKey: string,
  id: string,
  password: string,
): Promise<Result<"right" | "wrong" | "none", GatewayError>> {
  const found = type({ inStore: type({ customer: optional(nullable(Authentication)) }) });
  const answer = await client.query(loadAuthenticationDocument, { id, storeKey }, found);
  if (!answer.ok) return answer;
  const { customer } = answer.value.inStore;
  if (!customer) return ok("wrong");
  if (customer.authenticationMode === "ExternalAuth") return ok("none");
  const draft = { email: customer.email, password };
  const signedIn = type({ customerSignIn: type({ customer: type({ id: string() }) }) });
  const checked = await client.query(checkPasswordDocument, { draft, storeKey }, signedIn);
  if (checked.ok) return ok(checked.value.customerSignIn.customer.id === id ? "right" : "wrong");
  return checked.error.code === "InvalidCredentials" ? ok("wrong") : checked;
}
