import type { Result } from "../../foundation/result";

/** One-time codes by mail, entered where they were requested: they prove access to the mailbox. */
export interface MailCodesGateway {
  /**
   * Sends a code to an address, after the response, which so does not reveal a mailbox or an account.
   * A new code replaces the last. `id`: of the requester, unguessable.
   */
  send(
    id: string,
    mail: { readonly to: string; readonly provider: string },
  ): Promise<Result<null, { readonly code: "too-many-attempts" | "platform-unavailable" }>>;
  /** Returns the address that the code was sent to. `over`: too old, or too many attempts. A code is valid once. */
  redeem(
    id: string,
    code: string,
  ): Promise<Result<string, { readonly code: "wrong" | "over" | "platform-unavailable" }>>;
}
