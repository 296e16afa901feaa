import { brand } from "../countries/model/brand";
import { type MailContext, toAddress, toMail } from "./mail-context";
import type { MailDocument } from "./mail-document";

/** Requests a confirmation of the newsletter; no advertising. `path` contains the token and no language prefix. */
export function composeSubscriptionRequest(
  context: MailContext,
  { path }: { readonly path: string },
): MailDocument {
  const { translate } = context;
  const translateKey = (key: string) => translate(`newsletter.mail.confirm.${key}`, { brand: brand.name });
  return toMail(context, {
    subject: translateKey("subject"),
    preheader: translateKey("lead"),
    title: translateKey("subject"),
    reason: "address",
    blocks: [
      { type: "text", text: translateKey("lead") },
      {
        type: "button",
        look: "primary",
        link: { text: translateKey("button"), href: toAddress(context, path) },
      },
      { type: "text", text: translateKey("valid") },
      { type: "text", text: translateKey("ignore") },
    ],
  });
}

/** The first mail to a subscriber; `unsubscribePath` contains its token and no language prefix. */
export function composeWelcome(
  context: MailContext,
  { unsubscribePath }: { readonly unsubscribePath: string },
): MailDocument {
  const { translate } = context;
  const translateKey = (key: string) => translate(`newsletter.mail.welcome.${key}`, { brand: brand.name });
  return toAdvertisement(context, unsubscribePath, {
    subject: translateKey("subject"),
    preheader: translateKey("lead"),
    title: translateKey("subject"),
    reason: "newsletter",
    blocks: [
      { type: "text", text: translateKey("lead") },
      {
        type: "button",
        look: "primary",
        link: { text: translateKey("button"), href: toAddress(context, "/new-arrivals") },
      },
      { type: "text", text: translateKey("note") },
    ],
  });
}

/** Builds a mail that requires consent: with unsubscribe links for people and for mail programs. */
function toAdvertisement(
  context: MailContext,
  unsubscribePath: string,
  mail: Parameters<typeof toMail>[1],
): MailDocument {
  const href = toAddress(context, unsubscribePath);
  const link = { text: context.translate("newsletter.unsubscribe.title"), href };
  return { ...toMail(context, { ...mail, links: [link, ...(mail.links ?? [])] }), unsubscribe: href };
}
