import { type Infer, is, string, type } from "superstruct";
import { consentSources } from "../../../app/accounts/model/consent";
import type { CountryCode } from "../../../app/countries/model/country";
import type { SubscriptionRequest } from "../../../app/gateways/newsletter/newsletter-gateway";

const confirmationDays = 7;
/** The link shows an order's confirmation this long; later it still names the order, and shows nothing of it. */
const orderDays = 180;
/** Longer than an advertising mail is read; the page of an expired link names the alternatives. */
const unsubscriptionDays = 180;
const dayMs = 86_400_000;
const ivBytes = 12;

const Confirmation = type({
  email: string(),
  country: string(),
  source: string(),
  wording: string(),
  askedAt: string(),
});
const OrderLink = type({ orderId: string(), country: string(), sealedAt: string() });
const Unsubscription = type({ email: string(), country: string(), sealedAt: string() });

/** Tokens of mailed links: encrypted, so that no URL reveals the mailbox. */
export type MailedLinks = {
  sealConfirmation(request: SubscriptionRequest): Promise<string>;
  openConfirmation(token: string, now: Date): Promise<SubscriptionRequest | "over" | null>;
  sealUnsubscription(email: string, now: Date): Promise<string>;
  /** The e-mail address of the link; null when it is not this shop's link or older than 180 days. */
  openUnsubscription(token: string, now: Date): Promise<string | null>;
  sealOrder(orderId: string, now: Date): Promise<string>;
  /** The order id of the link; null when it is not this shop's link or older than 180 days. */
  openOrder(token: string, now: Date): Promise<string | null>;
};

/** Links of one country's shop; a link of another country opens nothing. */
export function createMailedLinks(secret: string, country: CountryCode): MailedLinks {
  return {
    sealConfirmation: (request) => seal(secret, "confirm", { ...request, country }),
    async openConfirmation(token, now) {
      const content = await open(secret, "confirm", token);
      if (!is(content, Confirmation) || content.country !== country) return null;
      return isPast(content.askedAt, confirmationDays, now) ? "over" : toRequest(content);
    },
    sealUnsubscription: (email, now) =>
      seal(secret, "unsubscribe", { email, country, sealedAt: now.toISOString() }),
    async openUnsubscription(token, now) {
      const content = await open(secret, "unsubscribe", token);
      if (!is(content, Unsubscription) || content.country !== country) return null;
      return isPast(content.sealedAt, unsubscriptionDays, now) ? null : content.email;
    },
    sealOrder: (orderId, now) => seal(secret, "order", { orderId, country, sealedAt: now.toISOString() }),
    async openOrder(token, now) {
      const content = await open(secret, "order", token);
      if (!is(content, OrderLink) || content.country !== country) return null;
      return isPast(content.sealedAt, orderDays, now) ? null : content.orderId;
    },
  };
}

function isPast(date: string, days: number, now: Date): boolean {
  return !(now.getTime() - Date.parse(date) < days * dayMs);
}

function toRequest({
  email,
  source,
  wording,
  askedAt,
}: Infer<typeof Confirmation>): SubscriptionRequest | null {
  const known = consentSources.find((each) => each === source);
  return known ? { email, source: known, wording, askedAt } : null;
}

const encoder = new TextEncoder();

async function toKey(secret: string, purpose: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.digest("SHA-256", encoder.encode(`newsletter link ${purpose} ${secret}`));
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

async function seal(secret: string, purpose: string, content: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const plain = encoder.encode(JSON.stringify(content));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await toKey(secret, purpose), plain);
  const bytes = [...iv, ...new Uint8Array(sealed)];
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** null: not a valid token, or sealed with another secret. */
async function open(secret: string, purpose: string, token: string): Promise<unknown> {
  try {
    const text = atob(token.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const iv = bytes.slice(0, ivBytes);
    const plain = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv },
      await toKey(secret, purpose),
      bytes.slice(ivBytes),
    );
    return JSON.parse(new TextDecoder().decode(plain));
  } catch {
    return null;
  }
}
