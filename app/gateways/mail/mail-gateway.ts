import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";

/** `Ironhall <orders@ironhall.example>` or the bare address. */
export type MailAddress = string;

export type MailAttachment = {
  readonly filename: string;
  /** `text/html; charset=utf-8` */
  readonly contentType: string;
  readonly text: string;
};

export type OutgoingMail = {
  /** Names the event that the mail tells of; the same key is one mail, however often it is sent. At most 256 characters. */
  readonly key: string;
  readonly to: string;
  readonly from: MailAddress;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly MailAttachment[];
  /** Beside those that every mail has. */
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Sends mails. `rejected` is final (the address or the account is refused); `timeout` and `unavailable` are retryable,
 * with the same key.
 */
export interface MailGateway {
  send(mail: OutgoingMail): Promise<Result<null, GatewayError>>;
}
