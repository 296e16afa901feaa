import type { ConsentSource } from "../../accounts/model/consent";
import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";

/** Somebody asked for the newsletter, and the mailbox has not answered yet. */
export type SubscriptionRequest = {
  readonly email: string;
  /** Where it was asked for. */
  readonly source: ConsentSource;
  /** Version of the words that were agreed to. */
  readonly wording: string;
  /** When it was asked for, ISO 8601. */
  readonly askedAt: string;
};

/**
 * The newsletter's mails and what their links carry. Nothing is kept of an address until its mailbox has answered: the
 * link itself holds the request, sealed, and bound to the country.
 */
export interface NewsletterGateway {
  /** Mails the link that confirms, behind the answer, whoever's address it is. */
  requestConfirmation(request: SubscriptionRequest): Promise<Result<null, GatewayError>>;
  /** What the link of a mail asks for; `over`: its week has passed; null: it is no link of this shop's. */
  readConfirmation(token: string): Promise<SubscriptionRequest | "over" | null>;
  /** Greets a new subscriber by a mail that can be unsubscribed from, behind the answer. */
  welcome(email: string): Promise<void>;
  /** Returns the e-mail address that the link was sent to; null when it is not this shop's link or has expired. */
  readUnsubscription(token: string): Promise<string | null>;
}
