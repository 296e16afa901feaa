import { type Infer, literal, nullable, object, string, union } from "superstruct";
import { ProviderIdentity } from "../accounts/model/provider-identity";

const common = {
  /** Of the browser's session when it began; in another one it is worth nothing. */
  sessionId: string(),
  /** Own path where it leads to, with language prefix. */
  wayBack: string(),
  /** Own path of the page that it began on, with language prefix. */
  from: string(),
  /** `/nl`, or nothing. */
  prefix: string(),
};

/** A sign-in at a provider that is under way in one browser. */
export const SignInFlow = union([
  /** The shopper is at the provider. */
  object({
    ...common,
    step: literal("sent"),
    provider: string(),
    state: string(),
    nonce: string(),
    verifier: string(),
    /** Who links a provider to the account that is open; null: somebody signs in. */
    customerId: nullable(string()),
  }),
  /** The provider knows the shopper; whose mailbox it is is still to be proved. */
  object({
    ...common,
    step: literal("proving"),
    identity: ProviderIdentity,
    /** Names the codes that were sent. */
    codeId: string(),
    /** The address that the last code went to; null: none was sent. */
    sentTo: nullable(string()),
  }),
]);

export type SignInFlow = Infer<typeof SignInFlow>;

/** The flow of the request's browser, sealed in a cookie of its own for a quarter of an hour. */
export interface SignInFlowAccess {
  read(): Promise<SignInFlow | null>;
  /** null: it is over. */
  write(flow: SignInFlow | null): void;
}
