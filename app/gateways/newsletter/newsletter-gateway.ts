import type { ConsentSource } from "../../accounts/model/consent";
import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";

/** A newsletter subscription whose mailbox is not confirmed yet. */
export type SubscriptionRequest = {
  readonly email: string;
  /** The page or form where the newsletter was requested. */
  readonly source: ConsentSource;
  /** Version of the consent text. */
  readonly wording: string;
  /** Time of the request, ISO 8601. */
  readonly askedAt: string;
};

/**
 * The newsletter's mails and the content of their links.
 * An address is not stored before its mailbox confirms: the link itself contains the request, sealed, and bound to
 * the country.
 */
export interface NewsletterGateway {
  /** Mails the confirmation link to any address, after the response. */
  requestConfirmation(request: SubscriptionRequest): Promise<Result<null, GatewayError>>;
  /** Reads the request from a mailed link; `over`: its week has passed; null: not a link of this shop. */
  readConfirmation(token: string): Promise<SubscriptionRequest | "over" | null>;
  /** Welcomes a new subscriber by a mail with an unsubscribe link, after the response. */
  welcome(email: string): Promise<void>;
  /** Returns the e-mail address that the link was sent to; null when it is not this shop's link or has expired. */
  readUnsubscription(token: string): Promise<string | null>;
}
