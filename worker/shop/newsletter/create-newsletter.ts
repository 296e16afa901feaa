import type { CountryCode } from "../../../app/countries/model/country";
import { ok } from "../../../app/foundation/result";
import type { MailsGateway } from "../../../app/gateways/mail/mails-gateway";
import type { NewsletterGateway } from "../../../app/gateways/newsletter/newsletter-gateway";
import { toConfirmationPath } from "../../../app/newsletter/model/mailed-path";
import type { Log } from "../../../app/request/log";
import { deliver, sendWithRetries } from "../mail/mail-customers";
import { createMailedLinks } from "./mailed-links";

type Surroundings = {
  readonly country: CountryCode;
  readonly secret: string;
  readonly mails: Pick<MailsGateway, "sendSubscriptionRequest" | "sendWelcome">;
  readonly log: Log;
  later(task: Promise<unknown>): void;
};

/**
 * The newsletter of one country's shop. A repeated request sends a new mail: the visitor got none, or lost it.
 * A mail with a token is sent at once, without a queue.
 */
export function createNewsletter({ country, secret, mails, log, later }: Surroundings): NewsletterGateway {
  const links = createMailedLinks(secret, country);

  async function sendRequest(request: Parameters<NewsletterGateway["requestConfirmation"]>[0]) {
    const path = toConfirmationPath(await links.sealConfirmation(request));
    const mail = { key: crypto.randomUUID(), to: request.email, path };
    return sendWithRetries(() => mails.sendSubscriptionRequest(mail));
  }

  return {
    async requestConfirmation(request) {
      later(deliver("subscription-request", () => sendRequest(request), log));
      return ok(null);
    },
    readConfirmation: (token) => links.openConfirmation(token, new Date()),
    async welcome(email) {
      const mail = { key: crypto.randomUUID(), to: email };
      later(deliver("newsletter-welcome", () => sendWithRetries(() => mails.sendWelcome(mail)), log));
    },
    readUnsubscription: (token) => links.openUnsubscription(token, new Date()),
  };
}
