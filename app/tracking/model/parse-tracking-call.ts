import {
  array,
  boolean,
  enums,
  nullable,
  object,
  optional,
  partial,
  pattern,
  record,
  refine,
  size,
  string,
} from "superstruct";
import { type TrackingCall, type TrackingCallName, trackingCallNames } from "./tracking-call";
import { trackedSteps } from "./tracking-events";

const Word = size(string(), 0, 200);
const Text = size(string(), 0, 500);
const Sku = pattern(string(), /^[\w.-]{0,64}$/);
const Name = pattern(string(), /^[\w-]{1,50}$/);
const Email = size(string(), 0, 254);
const Token = size(string(), 0, 4_000);
/** More than the longest listing page shows. */
const mostListed = 100;
const isFew = (value: object) => Object.keys(value).length <= 20;

/** Unknown fields are omitted instead of refused; no value is converted. */
const leaveOut = { coerce: true, mask: true };

type Payload = {
  validate(value: unknown, options: typeof leaveOut): readonly [Error | undefined, unknown];
};

const payloads: Readonly<Record<TrackingCallName, Payload>> = {
  "view-item": object({ sku: Sku }),
  "view-category": object({
    slug: Text,
    additional_props: object({ category_listed_products: size(array(Sku), 0, mostListed) }),
  }),
  "cart-update": object({
    action: enums(["add", "remove", "update"]),
    cart_id: Word,
    sku: Sku,
    recommendation_id: nullable(Word),
  }),
  "customer-update": object({ user_id: Word }),
  consent: object({
    consents: refine(record(Name, boolean()), "few", isFew),
    additional_props: refine(record(Name, Text), "few", isFew),
    gdpr_phone: optional(pattern(string(), /^\+?\d{8,20}$/)),
    email_token: optional(Token),
  }),
  "customer-consent": object({
    consents: partial(
      object({
        newsletter: boolean(),
        sms: boolean(),
        phone: boolean(),
        soft_newsletter: boolean(),
        soft_phone: boolean(),
        soft_sms: boolean(),
      }),
    ),
    email_token: optional(Token),
  }),
  "newsletter-doi": object({ email: Email }),
  checkout: object({ cart_id: Word, step: enums(trackedSteps) }),
  recommendation: object({
    path: Text,
    recommendation_id: Word,
    recommendation_name: Word,
    action: enums(["show", "click"]),
  }),
  "reset-password": object({ email: Email, locale: Word }),
};

/** Fields of every payload, as far as its sender knows them. */
const Sender = object({
  locale: Word,
  cookie: optional(nullable(pattern(string(), /^[\w-]{6,64}$/))),
  email: optional(nullable(Email)),
  user_id: optional(nullable(Word)),
});

type SentCall = {
  readonly call: TrackingCall;
  readonly locale: string;
  readonly cookie: string | null;
  /** The customer who acted, as the browser claims; null: a guest, or unknown. */
  readonly userId: string | null;
};

/** Returns the name of a call by the last part of its URL; null: unknown call. */
export function findTrackingCallName(name: string): TrackingCallName | null {
  return trackingCallNames.find((known) => known === name) ?? null;
}

/** Parses the body of a call; omits unknown fields. null: invalid. */
export function parseTrackingCall(name: TrackingCallName, body: unknown): SentCall | null {
  const [problem, payload] = payloads[name].validate(body, leaveOut);
  const [unknownSender, sender] = Sender.validate(body, leaveOut);
  if (problem || unknownSender) return null;
  // Name and payload match by the table above.
  const call = { name, payload } as TrackingCall;
  return { call, locale: sender.locale, cookie: sender.cookie ?? null, userId: sender.user_id ?? null };
}
