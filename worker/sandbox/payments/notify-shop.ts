import { openLedger, openServiceLog, type SandboxEnvironment } from "../environment";
import { methodOf, type SandboxAmount, type SandboxPayment } from "./sandbox-payment";

export type SandboxNotice = {
  readonly event: string;
  readonly isSuccess: boolean;
  /** Reference of a change to the payment; missing: the notification is about the payment itself. */
  readonly changeReference?: string;
  readonly amount?: SandboxAmount;
  readonly reason?: string;
  readonly modification?: "cancel" | "refund";
  readonly isForged?: boolean;
};

const maxTries = 4;
const pauseBaseMs = 500;

/** Sends the shop a signed notification, like the provider; repeats it until the shop accepts it. */
export async function notifyShop(
  env: SandboxEnvironment,
  payment: SandboxPayment,
  notice: SandboxNotice,
): Promise<void> {
  const body = JSON.stringify(await toNotification(env, payment, notice));
  const ledger = openLedger(env);
  if (!notice.isForged) await ledger.keepSent(payment.id, body);
  if ((await ledger.switches()).isSilent) return;
  await sendToShop(env, payment, body, notice.isForged ? 1 : maxTries);
}

/** Sends the stored notifications of a payment once more, in the given order. */
export async function repeatNotices(
  env: SandboxEnvironment,
  payment: SandboxPayment,
  bodies: readonly string[],
): Promise<void> {
  for (const body of bodies) await sendToShop(env, payment, body, 1);
}

async function sendToShop(
  env: SandboxEnvironment,
  payment: SandboxPayment,
  body: string,
  most: number,
): Promise<void> {
  const url = new URL("/hooks/payment", payment.returnUrl);
  const event = /"eventCode":"(\w+)"/.exec(body)?.[1] ?? "";
  for (let tries = 1; tries <= most; tries += 1) {
    const request = new Request(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    const response = await env.SHOP.fetch(request).catch(() => null);
    const text = response ? await response.text() : "";
    await openServiceLog(env, "payments").note(
      `${event} told to the shop: ${response?.status ?? "no answer"}`,
      body,
    );
    if (response?.ok && text.includes("[accepted]")) return;
    if (tries < most) await new Promise((resolve) => setTimeout(resolve, pauseBaseMs * 2 ** tries));
  }
}

async function toNotification(env: SandboxEnvironment, payment: SandboxPayment, notice: SandboxNotice) {
  const { changeReference, modification } = notice;
  const item = {
    pspReference: changeReference ?? payment.pspReference ?? "",
    originalReference: changeReference ? (payment.pspReference ?? "") : "",
    merchantAccountCode: env.PAYMENT_MERCHANT_ACCOUNT,
    merchantReference: payment.reference,
    amount: notice.amount ?? payment.amount,
    eventCode: notice.event,
    success: String(notice.isSuccess),
    eventDate: new Date().toISOString(),
    paymentMethod: methodOf(payment),
    reason: notice.reason ?? "",
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
  const hmacSignature = await sign(notice.isForged ? `${signed}?` : signed, env.PAYMENT_HMAC_KEY);
  const additionalData = {
    hmacSignature,
    ...(payment.kind === "payment" ? {} : { checkoutSessionId: payment.id }),
    ...(payment.attemptId && { "metadata.attemptId": payment.attemptId }),
    ...(modification && { "modification.action": modification }),
  };
  return { live: "false", notificationItems: [{ NotificationRequestItem: { ...item, additionalData } }] };
}

/** Sixteen characters, like the provider's references. */
export function newPspReference(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 16).toUpperCase();
}

async function sign(text: string, hexKey: string): Promise<string> {
  const bytes = Uint8Array.from(hexKey.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}
