import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";
import type { SupportCase } from "../../support/model/support-case";

/** When a form was handed out, and its id. */
export type FormTicket = { readonly id: string; readonly issuedAtMs: number };

/** `delivered`: the desk has it; `waiting`: it is kept, and handed on when the desk's system answers again. */
export type ReceivedCase = { readonly reference: string; readonly state: "delivered" | "waiting" };

/** The support desk as a form sees it. */
export interface SupportGateway {
  /** Of the check that a person fills the form; null: there is none. */
  readonly siteKey: string | null;
  /** What the check's token says. `untested`: there is a check, and no token came, as without scripts. */
  testHuman(token: string): Promise<"human" | "robot" | "untested">;
  /** The cases that the shop still has of a mailbox. The caller has a proof of the mailbox. */
  listByEmail(email: string): Promise<Result<readonly SupportCase[], GatewayError>>;
  issueTicket(now: Date): Promise<string>;
  /** null: it is none of ours. */
  readTicket(ticket: string): Promise<FormTicket | null>;
  /** Takes a case once by its key; a repeat answers the same. An error: nothing was kept. */
  receive(
    key: string,
    supportCase: SupportCase,
    tested: "human" | "untested",
  ): Promise<Result<ReceivedCase, GatewayError>>;
}
