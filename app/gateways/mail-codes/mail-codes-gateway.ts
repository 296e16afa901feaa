import type { Result } from "../../foundation/result";

/** Codes by mail, typed in where they were asked for: whoever types one reads the mailbox. */
export interface MailCodesGateway {
  /**
   * Sends a code to an address, behind the answer: nobody learns whether it has a mailbox or an account. A new one takes
   * the place of the last. `id`: of who asks, unguessable.
   */
  send(
    id: string,
    mail: { readonly to: string; readonly provider: string },
  ): Promise<Result<null, { readonly code: "too-many-attempts" | "platform-unavailable" }>>;
  /** The address that the code was sent to. `over`: too old, or tried too often. A code is right once. */
  redeem(
    id: string,
    code: string,
  ): Promise<Result<string, { readonly code: "wrong" | "over" | "platform-unavailable" }>>;
}
