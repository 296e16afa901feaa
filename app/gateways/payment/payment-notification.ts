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
import { ProviderAmount } from "./create-payment-gateway";

const NotificationItem = type({
  eventCode: string(),
  success: union([enums(["true", "false"]), boolean()]),
  pspReference: string(),
  originalReference: optional(string()),
  merchantAccountCode: string(),
  merchantReference: string(),
  amount: ProviderAmount,
  additionalData: optional(record(string(), string())),
});

/** The provider's webhook body: always a list, although it holds one item. */
export const NotificationBody = type({
  live: union([literal("true"), literal("false"), boolean()]),
  notificationItems: array(type({ NotificationRequestItem: NotificationItem })),
});

export type PaymentNotification = Infer<typeof NotificationItem>;

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

/** Whether the item was signed with the shop's key (HMAC-SHA256, base64); compared in constant time. */
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
