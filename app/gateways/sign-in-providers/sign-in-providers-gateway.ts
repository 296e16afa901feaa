import type { ProviderIdentity, ProviderName } from "../../accounts/model/provider-identity";
import type { Result } from "../../foundation/result";

/** What a provider's response is verified against; it leaves the shop only sealed. */
export type ProviderChallenge = {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
};

export type ProviderFailure = {
  readonly code:
    | "provider-unknown"
    /** It is down, slow, or its response is unreadable. */
    | "provider-unavailable"
    /** The shopper declined. */
    | "refused"
    /** Another state, nonce or issuer, a used code, or a signature that is not the provider's. */
    | "invalid";
};

type Answer<Value> = Promise<Result<Value, ProviderFailure>>;

/** Sign-in providers that speak OpenID Connect: authorization code with PKCE, state and nonce. */
export interface SignInProvidersGateway {
  readonly providers: readonly ProviderName[];
  /** The URL to redirect the shopper to, and the challenge for the response. `language`: of the provider's pages. */
  begin(
    provider: string,
    request: { readonly returnUrl: string; readonly language: string },
  ): Answer<ProviderChallenge & { readonly url: string }>;
  /** `answer`: the whole URL that the shopper came back to. */
  finish(
    provider: string,
    challenge: ProviderChallenge,
    request: { readonly returnUrl: string; readonly answer: URL },
  ): Answer<ProviderIdentity>;
}
