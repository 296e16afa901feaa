import { openLedger, type SandboxEnvironment } from "../environment";
import type { SandboxPayment } from "./sandbox-payment";

export type NotifiedEvent = "AUTHORISATION" | "CAPTURE" | "CANCELLATION";

const maxTries = 4;
const pauseBaseMs = 500;

/** Tells the shop, signed, as the provider does; repeated until the shop accepts it. */
export async function notifyShop(
  env: SandboxEnvironment,
  payment: SandboxPayment,
  eventCode: NotifiedEvent,
  isSuccess: boolean,
): Promise<void> {
  if ((await openLedger(env).switches()).isSilent) return;
  const body = JSON.stringify(await toNotification(env, payment, eventCode, isSuccess));
  const url = new URL("/hooks/payment", payment.returnUrl);
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const request = new Request(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    const response = await env.SHOP.fetch(request).catch(() => null);
    const text = response ? await response.text() : "";
    if (response?.ok && text.includes("[accepted]")) return;
    await new Promise((resolve) => setTimeout(resolve, pauseBaseMs * 2 ** tries));
  }
}

async function toNotification(
  env: SandboxEnvironment,
  payment: SandboxPayment,
  eventCode: NotifiedEvent,
  isSuccess: boolean,
) {
  const isModification = eventCode !== "AUTHORISATION";
  const item = {
    pspReference: isModification ? newPspReference() : (payment.pspReference ?? ""),
    originalReference: isModification ? (payment.pspReference ?? "") : "",
    merchantAccountCode: env.PAYMENT_MERCHANT_ACCOUNT,
    merchantReference: payment.reference,
    amount: payment.amount,
    eventCode,
    success: String(isSuccess),
    eventDate: new Date().toISOString(),
    reason: "",
  };
  const signed = [
    item.pspReference,
    item.originalReference,
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(":");
  const hmacSignature = await sign(signed, env.PAYMENT_HMAC_KEY);
  const additionalData = { hmacSignature, checkoutSessionId: payment.id };
  return { live: "false", notificationItems: [{ NotificationRequestItem: { ...item, additionalData } }] };
}

/** Sixteen characters, as the provider's references. */
export function newPspReference(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 16).toUpperCase();
}

async function sign(text: string, hexKey: string): Promise<string> {
  const bytes = Uint8Array.from(hexKey.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}
