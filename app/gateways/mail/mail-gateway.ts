import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";

/** `Ironhall <orders@ironhall.example>` or the bare address. */
export type MailAddress = string;

export type MailAttachment = {
  readonly filename: string;
  /** `text/html; charset=utf-8` */
  readonly contentType: string;
  /** Text is sent as UTF-8. */
  readonly content: string | Uint8Array;
  /** Set: the HTML shows it at `cid:<contentId>`, and programs do not list it as a file. */
  readonly contentId?: string;
};

export type OutgoingMail = {
  /** Names the event that the mail reports; sends with the same key are one mail. At most 256 characters. */
  readonly key: string;
  readonly to: string;
  readonly from: MailAddress;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly MailAttachment[];
  /** Headers in addition to those of every mail. */
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Sends mails. `rejected` is final (the address or the account is refused); `timeout` and `unavailable` are
 * retryable, with the same key.
 */
export interface MailGateway {
  send(mail: OutgoingMail): Promise<Result<null, GatewayError>>;
}
