import { type Infer, literal, nullable, object, string, union } from "superstruct";
import { ProviderIdentity } from "../accounts/model/provider-identity";

const common = {
  /** Id of the browser's session when the flow began; the flow is invalid in any other. */
  sessionId: string(),
  /** Internal path to return to, with language prefix. */
  wayBack: string(),
  /** Internal path of the page that it began on, with language prefix. */
  from: string(),
  /** `/nl`, or "". */
  prefix: string(),
};

/** A sign-in at a provider that is in progress in one browser. */
export const SignInFlow = union([
  /** The shopper is at the provider. */
  object({
    ...common,
    step: literal("sent"),
    provider: string(),
    state: string(),
    nonce: string(),
    verifier: string(),
    /** The customer who links a provider to the open account; null: a sign-in. */
    customerId: nullable(string()),
  }),
  /** The provider has identified the shopper; the shopper still has to prove the mailbox. */
  object({
    ...common,
    step: literal("proving"),
    identity: ProviderIdentity,
    /** Id of the sent codes. */
    codeId: string(),
    /** The e-mail address that the last code went to; null: none was sent. */
    sentTo: nullable(string()),
  }),
]);

export type SignInFlow = Infer<typeof SignInFlow>;

/** The flow of the request's browser, sealed in a separate cookie for a quarter of an hour. */
export interface SignInFlowAccess {
  read(): Promise<SignInFlow | null>;
  /** null: ends the flow. */
  write(flow: SignInFlow | null): void;
}
