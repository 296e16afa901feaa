import type { CountryCode } from "../../../app/countries/model/country";
import { getCountry } from "../../../app/countries/model/country-table";
import type { Locale } from "../../../app/countries/model/locale";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { err, ok, type Result } from "../../../app/foundation/result";
import { createBoundFetch } from "../../../app/gateways/bound-fetch";
import { createBindingMailGateway } from "../../../app/gateways/mail/create-binding-mail-gateway";
import { createHttpMailGateway } from "../../../app/gateways/mail/create-http-mail-gateway";
import type { MailGateway } from "../../../app/gateways/mail/mail-gateway";
import type { MailsGateway } from "../../../app/gateways/mail/mails-gateway";
import type { MailContext } from "../../../app/mail/mail-context";
import type { MailDocument } from "../../../app/mail/mail-document";
import { toUnsubscribePath } from "../../../app/newsletter/model/mailed-path";
import { readEnvironment } from "../config/environment";
import { createMailedLinks, type MailedLinks } from "../newsletter/mailed-links";
import { type MailJob, sendMailJobs, toJob } from "./mail-job";

type Compose = (context: MailContext) => Promise<MailDocument>;
/** `key` identifies the mail, so that a repeat is the same mail. */
type Send = (
  key: string,
  receiver: { to: string; locale?: string | null | undefined },
  compose: Compose,
) => Promise<Result<null, GatewayError>>;

/** The mails of one request. Templates are loaded for the first mail, not when the worker starts. */
export function createMails(bindings: ShopBindings, country: CountryCode, locale: Locale): MailsGateway {
  const send: Send = async (key, { to, locale: wanted }, compose) => {
    const carrier = buildMailCarrier(bindings);
    if (carrier === null) return err(unavailable("No mail service is set"));
    const [{ renderMail }, { openMailShop }] = await Promise.all([
      import("../../../app/mail/render-mail"),
      import("./open-mail-shop"),
    ]);
    const own = getCountry(country).locales.find((known) => known === wanted);
    const { context } = await openMailShop(bindings, country, own ?? locale);
    const { gateway, from } = carrier;
    return gateway.send({ ...renderMail(await compose(context)), key, to, from });
  };

  const queue = async (job: MailJob) => {
    try {
      await sendMailJobs([job], bindings);
      return ok(null);
    } catch {
      return err(unavailable("The queue of mails does not answer"));
    }
  };

  return {
    queueWithdrawalReceived: (statementKey) => queue(toJob("withdrawal-received", statementKey)),
    queueReturnAnnounced: ({ id, version }) => queue(toJob("return-announced", id, `:${version}`)),
    sendPasswordReset: ({ key, name, path, ...receiver }) =>
      send(`password-reset:${key}`, receiver, async (context) => {
        const { composePasswordReset } = await import("../../../app/mail/compose-account-mails");
        return composePasswordReset(context, { name, path });
      }),
    sendAccountKnown: ({ key, name, path, ...receiver }) =>
      send(`account-known:${key}`, receiver, async (context) => {
        const { composeAccountKnown } = await import("../../../app/mail/compose-account-mails");
        return composeAccountKnown(context, { name, path });
      }),
    sendEmailConfirmation: ({ key, name, path, ...receiver }) =>
      send(`email-confirmation:${key}`, receiver, async (context) => {
        const { composeEmailConfirmation } = await import("../../../app/mail/compose-account-mails");
        return composeEmailConfirmation(context, { name, path });
      }),
    sendAccountCreated: ({ key, name, ...receiver }) =>
      send(`account-created:${key}`, receiver, async (context) => {
        const { composeAccountCreated } = await import("../../../app/mail/compose-account-mails");
        return composeAccountCreated(context, { name });
      }),
    sendSignInCode: ({ key, to, ...mail }) =>
      send(`sign-in-code:${key}`, { to }, async (context) => {
        const { composeSignInCode } = await import("../../../app/mail/compose-social-mails");
        return composeSignInCode(context, mail);
      }),
    sendProviderLinked: ({ key, to, ...mail }) =>
      send(`provider-linked:${key}`, { to }, async (context) => {
        const { composeProviderLinked } = await import("../../../app/mail/compose-social-mails");
        return composeProviderLinked(context, mail);
      }),
    ...createSecurityMails(send),
    ...createNewsletterMails(send, createMailedLinks(readEnvironment(bindings).consentSecret, country)),
  };
}

function createNewsletterMails(
  send: Send,
  links: MailedLinks,
): Pick<MailsGateway, "sendSubscriptionRequest" | "sendWelcome"> {
  return {
    sendSubscriptionRequest: ({ key, to, path }) =>
      send(`subscription-request:${key}`, { to }, async (context) => {
        const { composeSubscriptionRequest } = await import("../../../app/mail/compose-newsletter-mails");
        return composeSubscriptionRequest(context, { path });
      }),
    sendWelcome: ({ key, to }) =>
      send(`newsletter-welcome:${key}`, { to }, async (context) => {
        const { composeWelcome } = await import("../../../app/mail/compose-newsletter-mails");
        const unsubscribePath = toUnsubscribePath(await links.sealUnsubscription(to, new Date()));
        return composeWelcome(context, { unsubscribePath });
      }),
  };
}

/** Mails about an account's security. */
function createSecurityMails(send: Send): Pick<MailsGateway, "sendEmailChange" | "sendSecurityNotice"> {
  return {
    sendEmailChange: ({ key, name, path, ...receiver }) =>
      send(`email-change:${key}`, receiver, async (context) => {
        const { composeEmailChange } = await import("../../../app/mail/compose-security-mail");
        return composeEmailChange(context, { name, path });
      }),
    sendSecurityNotice: ({ kind, key, name, ...receiver }) =>
      send(`${kind}:${key}`, receiver, async (context) => {
        const { composeSecurityNotice } = await import("../../../app/mail/compose-security-mail");
        return composeSecurityNotice(context, { kind, name });
      }),
  };
}

function unavailable(message: string): GatewayError {
  return { system: "mail", kind: "unavailable", retryable: true, message };
}

/** The mail service and the sender; null if the operator set none. */
export type MailCarrier = { readonly gateway: MailGateway; readonly from: string };

/** The HTTP service if one is set, else Cloudflare's binding. */
export function buildMailCarrier(bindings: ShopBindings): MailCarrier | null {
  const { apiUrl, apiKey, from } = readEnvironment(bindings).mail;
  if (from === null) return null;
  if (apiUrl !== null && apiKey !== null) {
    const fetch = createBoundFetch(apiUrl, bindings.SANDBOX, "mail");
    return { gateway: createHttpMailGateway({ apiUrl, apiKey, fetch }), from };
  }
  return bindings.EMAIL ? { gateway: createBindingMailGateway(bindings.EMAIL), from } : null;
}
