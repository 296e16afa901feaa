import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";
import type { SupportCase } from "../../support/model/support-case";

/** Id of a rendered form, and when it was issued. */
export type FormTicket = { readonly id: string; readonly issuedAtMs: number };

/** `delivered`: the support system has it; `waiting`: it is saved, and sent when that system responds again. */
export type ReceivedCase = { readonly reference: string; readonly state: "delivered" | "waiting" };

/** The support desk's interface for forms. */
export interface SupportGateway {
  /** Site key of the human check; null: no check. */
  readonly siteKey: string | null;
  /** Verifies the check's token. `untested`: a check exists, but no token came, as without scripts. */
  testHuman(token: string): Promise<"human" | "robot" | "untested">;
  /** The cases that the shop still stores for a mailbox. The caller has a proof of the mailbox. */
  listByEmail(email: string): Promise<Result<readonly SupportCase[], GatewayError>>;
  issueTicket(now: Date): Promise<string>;
  /** null: not issued by the shop. */
  readTicket(ticket: string): Promise<FormTicket | null>;
  /** Accepts a case once by its key; a repeat returns the same result. On an error nothing is saved. */
  receive(
    key: string,
    supportCase: SupportCase,
    tested: "human" | "untested",
  ): Promise<Result<ReceivedCase, GatewayError>>;
}
