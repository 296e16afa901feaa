import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";
import type { SupportCase } from "../../support/model/support-case";

/** Id and issue time of a rendered form. */
export type FormTicket = { readonly id: string; readonly issuedAtMs: number };

/**
 * Result of an accepted case.
 * `delivered`: the support system has stored it; `waiting`: the shop has stored it and retries the delivery.
 */
export type ReceivedCase = { readonly reference: string; readonly state: "delivered" | "waiting" };

/** Receives support cases from forms, and lists them. */
export interface SupportGateway {
  /** Site key of the bot check (Turnstile); null: no check is configured. */
  readonly siteKey: string | null;
  /** Verifies the token of the bot check. `untested`: the form has no token, for example without JavaScript. */
  testHuman(token: string): Promise<"human" | "robot" | "untested">;
  /** Lists the cases stored for an e-mail address. The caller has verified that the customer owns it. */
  listByEmail(email: string): Promise<Result<readonly SupportCase[], GatewayError>>;
  issueTicket(now: Date): Promise<string>;
  /** Parses a ticket; null: the shop did not issue it. */
  readTicket(ticket: string): Promise<FormTicket | null>;
  /** Saves a case. Idempotent: a repeated key returns the same result. On an error nothing is saved. */
  receive(
    key: string,
    supportCase: SupportCase,
    tested: "human" | "untested",
  ): Promise<Result<ReceivedCase, GatewayError>>;
}
