import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";

/** Mails about the security of an account. */
export type SecurityNotice =
  | "email-changed"
  | "email-taken"
  | "password-changed"
  | "passkey-added"
  | "account-deleted";

type Answer = Promise<Result<null, GatewayError>>;

/** The recipient; `locale`: the account's mail language, else the request's. */
type Receiver = { readonly to: string; readonly name: string; readonly locale?: string | null | undefined };

/**
 * The shop's mails that a request sends, in its country and language.
 * A mail that carries a secret is sent immediately and never queued; all others go through the queue.
 */
export interface MailsGateway {
  /** Acknowledges a withdrawal statement stored under this key. */
  queueWithdrawalReceived(statementKey: string): Answer;
  /** Acknowledges a return that was announced for this version of an order: the same form sends one mail. */
  queueReturnAnnounced(order: { readonly id: string; readonly version: number }): Answer;
  /** `path`: the page to set the password, with its token and without language prefix. `key` names the request. */
  sendPasswordReset(mail: Receiver & { key: string; path: string }): Answer;
  /** For a sign-up with an address that has an account; `path` sets another password. */
  sendAccountKnown(mail: Receiver & { key: string; path: string }): Answer;
  /** `path`: the page that confirms the address, with its token. */
  sendEmailConfirmation(mail: Receiver & { key: string; path: string }): Answer;
  sendAccountCreated(mail: Receiver & { key: string }): Answer;
  /** `provider`: its name. */
  sendSignInCode(mail: { key: string; to: string; provider: string; code: string }): Answer;
  sendProviderLinked(mail: Receiver & { key: string; provider: string }): Answer;
  /** To the new address of the account; `path` as above. */
  sendEmailChange(mail: Receiver & { key: string; path: string }): Answer;
  /** Double opt-in for the newsletter; `path` confirms, with its token. */
  sendSubscriptionRequest(mail: { key: string; to: string; path: string }): Answer;
  /** Advertising: carries the unsubscribe link, for people and for mail programs. */
  sendWelcome(mail: { key: string; to: string }): Answer;
  sendSecurityNotice(mail: Receiver & { kind: SecurityNotice; key: string }): Answer;
}
