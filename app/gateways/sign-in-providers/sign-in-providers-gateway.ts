import type { ProviderIdentity, ProviderName } from "../../accounts/model/provider-identity";
import type { Result } from "../../foundation/result";

/** What the answer of a provider is held against; it never leaves the shop but sealed. */
export type ProviderChallenge = {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
};

export type ProviderFailure = {
  readonly code:
    | "provider-unknown"
    /** It is down, slow, or answers what nobody can read. */
    | "provider-unavailable"
    /** The shopper said no. */
    | "refused"
    /** Another state, nonce or issuer, a code that was used, a signature that is not the provider's. */
    | "invalid";
};

type Answer<Value> = Promise<Result<Value, ProviderFailure>>;

/** Sign-in providers that speak OpenID Connect: authorization code with PKCE, state and nonce. */
export interface SignInProvidersGateway {
  readonly providers: readonly ProviderName[];
  /** Where the shopper is sent, and what the answer will be held against. `language`: of the provider's pages. */
  begin(
    provider: string,
    request: { readonly returnUrl: string; readonly language: string },
  ): Answer<ProviderChallenge & { readonly url: string }>;
  /** `answer`: the address that the shopper came back to, whole. */
  finish(
    provider: string,
    challenge: ProviderChallenge,
    request: { readonly returnUrl: string; readonly answer: URL },
  ): Answer<ProviderIdentity>;
}
