import { toPathPrefix } from "../../../app/countries/model/language-prefix";
import type { Result } from "../../../app/foundation/result";
import type { AgentAccess } from "../config/agent-settings";
import type { RequestScope } from "../rendering/request-scope";
import type { CapabilityName } from "./ucp-capabilities";

/** One call of an agent, after the negotiation. */
export type AgentCall = {
  readonly scope: RequestScope;
  readonly access: AgentAccess;
  /** The capabilities that both sides have. */
  readonly active: ReadonlySet<CapabilityName>;
  /** The host of an agent that signed the call; null: it is not signed. */
  readonly signer: string | null;
  /** The agent's idempotency key; null: a repeat acts again. */
  readonly key: string | null;
  /** Signs ids of carts. */
  readonly secret: string;
};

/** A message of the specification, in the shop's language. */
export type UcpMessage =
  | {
      readonly type: "error";
      readonly code: string;
      readonly content: string;
      readonly severity: "recoverable" | "requires_buyer_input" | "requires_buyer_review" | "unrecoverable";
      readonly path?: string;
    }
  | { readonly type: "warning"; readonly code: string; readonly content: string; readonly path?: string }
  | { readonly type: "info"; readonly code: string; readonly content: string; readonly path?: string };

/**
 * Why there is no resource to return.
 * `outcome`: the call was processed; it is returned with status 200. `protocol`: it was not, and has an HTTP status.
 */
export type AgentFailure =
  | { readonly kind: "outcome"; readonly message: UcpMessage }
  | { readonly kind: "protocol"; readonly status: number; readonly code: string; readonly content: string };

export type AgentAnswer = Result<Readonly<Record<string, unknown>>, AgentFailure>;

/** Origin of files, and origin with language prefix of pages. */
export type Places = { readonly origin: string; readonly base: string };

/** Returns where the shop's files and its pages in the call's language are. */
export function toPlaces({ scope: { origin, country, locale } }: Pick<AgentCall, "scope">): Places {
  return { origin, base: origin + toPathPrefix(country, locale) };
}

/** An outcome without a resource: another call with other input may succeed, this one never. */
export function toFailedOutcome(code: string, content: string): AgentFailure {
  return { kind: "outcome", message: { type: "error", code, content, severity: "unrecoverable" } };
}

export const unavailable: AgentFailure = {
  kind: "protocol",
  status: 503,
  code: "service_unavailable",
  content: "The shop cannot process the request now. Repeat it with the same idempotency key.",
};
