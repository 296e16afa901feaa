import {
  array,
  boolean,
  enums,
  type Infer,
  literal,
  optional,
  record,
  string,
  type,
  union,
} from "superstruct";
import { paymentMethodIds } from "../../checkout/model/payment-method";
import { type Money, money } from "../../foundation/money";
import { ProviderAmount } from "./to-payment-outcome";

const NotificationItem = type({
  eventCode: string(),
  success: union([enums(["true", "false"]), boolean()]),
  pspReference: string(),
  originalReference: optional(string()),
  merchantAccountCode: string(),
  merchantReference: string(),
  amount: ProviderAmount,
  paymentMethod: optional(string()),
  reason: optional(string()),
  additionalData: optional(record(string(), string())),
});

/** The provider's webhook body: always a list, although it holds one item. */
export const NotificationBody = type({
  live: union([literal("true"), literal("false"), boolean()]),
  notificationItems: array(type({ NotificationRequestItem: NotificationItem })),
});

export type PaymentNotification = Infer<typeof NotificationItem>;

/** The payment events that affect an order; all others are acknowledged and ignored. */
const paymentEvents = [
  "AUTHORISATION",
  "PENDING",
  "EXPIRE",
  "OFFER_CLOSED",
  "CAPTURE",
  "CAPTURE_FAILED",
  "CANCELLATION",
  "CANCEL_OR_REFUND",
  "REFUND",
  "REFUND_FAILED",
  "REFUNDED_REVERSED",
  "REQUEST_FOR_INFORMATION",
  "NOTIFICATION_OF_CHARGEBACK",
  "CHARGEBACK",
  "SECOND_CHARGEBACK",
  "CHARGEBACK_REVERSED",
] as const;

type PaymentEvent = (typeof paymentEvents)[number];

/** A notification in the form that the cart's room receives. */
export type PaymentNotice = {
  readonly event: PaymentEvent;
  readonly isSuccess: boolean;
  readonly pspReference: string;
  /** The payment that the notification modifies; "": the notification is about the payment itself. */
  readonly originalReference: string;
  /** The attempt that it belongs to; null: not in the notification. */
  readonly attemptId: string | null;
  readonly amount: Money;
  readonly reference: string;
  /** The provider's name of the method. */
  readonly method: string | null;
  /** The actual kind of a reversal. */
  readonly modification: string | null;
  /** The provider's text. */
  readonly reason: string;
};

/** null: an event that does not affect an order. */
export function toPaymentNotice(item: PaymentNotification): PaymentNotice | null {
  const event = paymentEvents.find((known) => known === item.eventCode);
  if (!event) return null;
  const { additionalData = {} } = item;
  return {
    event,
    isSuccess: String(item.success) === "true",
    pspReference: item.pspReference,
    originalReference: item.originalReference ?? "",
    attemptId: additionalData["metadata.attemptId"] ?? additionalData.checkoutSessionId ?? null,
    amount: money(item.amount.value, item.amount.currency),
    reference: item.merchantReference,
    method: item.paymentMethod ?? null,
    modification: additionalData["modification.action"] ?? null,
    reason: item.reason ?? "",
  };
}

/**
 * Whether a notification's method name matches one of the shop's methods.
 * The provider names cards, including those in wallets, by their brands, and all other methods as the shop does;
 * null: no name.
 */
export function isMethodOf(method: string, named: string | null): boolean {
  if (named === null || named === method) return true;
  if (method === "onlineBanking_PL") return named === "blik";
  const isOfCards = method === "scheme" || method === "applepay" || method === "googlepay";
  return isOfCards && named !== "blik" && !paymentMethodIds.some((id) => id === named);
}

/** The text that the provider signs: eight fields, joined by colons. */
export function toSignedText(item: PaymentNotification): string {
  return [
    item.pspReference,
    item.originalReference ?? "",
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    String(item.success),
  ].join(":");
}

/** Verifies the item's signature with the shop's key (HMAC-SHA256, base64), in constant time. */
export async function isSignedNotification(item: PaymentNotification, hexKey: string): Promise<boolean> {
  const signature = decodeBase64(item.additionalData?.hmacSignature ?? "");
  if (!signature || !/^([0-9a-f]{2})+$/i.test(hexKey)) return false;
  const keyBytes = Uint8Array.from(hexKey.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const key = await crypto.subtle.importKey("raw", keyBytes, { name: "HMAC", hash: "SHA-256" }, false, [
    "verify",
  ]);
  return crypto.subtle.verify("HMAC", key, signature, new TextEncoder().encode(toSignedText(item)));
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
