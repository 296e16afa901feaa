import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";

/** What customers are told of the security of their account. */
export type SecurityNotice =
  | "email-changed"
  | "email-taken"
  | "password-changed"
  | "passkey-added"
  | "account-deleted";

type Answer = Promise<Result<null, GatewayError>>;

/** Whom a mail goes to; `locale`: the one that the account wants mails in, else the request's. */
type Receiver = { readonly to: string; readonly name: string; readonly locale?: string | null | undefined };

/**
 * The shop's own mails as one request asks for them, in its country and language. What carries a secret is sent at once
 * and never queued; the rest goes by the queue.
 */
export interface MailsGateway {
  /** The acknowledgement of a statement that is kept under this key. */
  queueWithdrawalReceived(statementKey: string): Answer;
  /** `path`: where the password is chosen, with its token and without language prefix. `key` names the request. */
  sendPasswordReset(mail: Receiver & { key: string; path: string }): Answer;
  /** Somebody asked for an account with an address that has one; `path` chooses another password. */
  sendAccountKnown(mail: Receiver & { key: string; path: string }): Answer;
  /** `path`: where the address is confirmed, with its token. */
  sendEmailConfirmation(mail: Receiver & { key: string; path: string }): Answer;
  sendAccountCreated(mail: Receiver & { key: string }): Answer;
  /** `provider`: its name. */
  sendSignInCode(mail: { key: string; to: string; provider: string; code: string }): Answer;
  sendProviderLinked(mail: Receiver & { key: string; provider: string }): Answer;
  /** To the address that is to be the account's; `path` as above. */
  sendEmailChange(mail: Receiver & { key: string; path: string }): Answer;
  /** Asks a mailbox whether it wants the newsletter; `path` confirms, with its token. */
  sendSubscriptionRequest(mail: { key: string; to: string; path: string }): Answer;
  /** Advertising: it carries the way to unsubscribe, for people and for mail programs. */
  sendWelcome(mail: { key: string; to: string }): Answer;
  sendSecurityNotice(mail: Receiver & { kind: SecurityNotice; key: string }): Answer;
}
