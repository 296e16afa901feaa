import { createHmac } from "node:crypto";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { create, number, optional, string, type } from "superstruct";
import { toSignedText } from "../../../app/gateways/payment/payment-notification.ts";
import { localSecrets } from "../../../scripts/house/local-secrets.mjs";
import { readBody } from "./read-body.ts";
import { createRng, type Rng } from "./rng.ts";

const Capture = type({ amount: type({ value: number(), currency: string() }) });
const Amount = type({ value: number(), currency: string() });
const SessionDraft = type({ reference: string(), amount: Amount });
const PaymentDraft = type({
  reference: string(),
  amount: Amount,
  metadata: type({ attemptId: string() }),
  paymentMethod: type({ type: string(), googlePayToken: optional(string()) }),
});
const Details = type({ details: type({ redirectResult: string() }) });

/** One payment at the provider: from its hosted page, or started by the shop under its attempt's id. */
export type ProviderSession = {
  readonly id: string;
  readonly reference: string;
  readonly amount: { readonly value: number; readonly currency: string };
  /** `scheme`, `paypal` or `googlepay`. */
  readonly method: string;
  /** The shopper pressed "pay" and the bank approved. */
  isPaid: boolean;
  /** Status reported while the payment is unpaid; missing: none yet. */
  waits?: "Pending" | "Refused";
};

/**
 * Reports whether the provider captures the money with the authorisation.
 * The shop must not capture it again.
 */
export const isCapturedAtOnce = ({ method }: ProviderSession) => method === "paypal";

export type NotifiedEvent = {
  readonly event: "AUTHORISATION" | "PENDING" | "EXPIRE";
  readonly isSuccess?: boolean;
  /** Some notifications do not name the attempt. */
  readonly namesSession?: boolean;
  readonly isForged?: boolean;
};

const faultRate = 0.25;
const merchantAccountCode = "IronhallDemo";

/** An unreliable card provider: it honours idempotency keys, and cuts connections before and after execution. */
export class FaultProvider {
  readonly sessions = new Map<string, ProviderSession>();
  /** By payment reference: captured amounts, each once per idempotency key, and returned amounts. */
  readonly captured = new Map<string, ReadonlyMap<string, number>>();
  readonly cancelled = new Set<string>();
  readonly #calmed = new Set<string>();
  readonly #started = new Map<string, string>();
  readonly #seeds = new Map<string, number>();
  readonly #calls = new Map<string, number>();

  async listen(): Promise<{ readonly url: string; stop(): Promise<void> }> {
    const server = http.createServer((request, response) => this.#answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    return {
      url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
      stop: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  }

  sessionsOf(cartId: string): readonly ProviderSession[] {
    return [...this.sessions.values()].filter(({ reference }) => reference.endsWith(`_${cartId}`));
  }

  /** Assigns a cart to its seed, which decides the faults of its calls. */
  open(cartId: string, seed: number): void {
    this.#seeds.set(cartId, seed);
  }

  /** Stops faults for this cart. */
  calm(cartId: string): void {
    this.#calmed.add(cartId);
  }

  /** Returns the signed body of the provider's notification of a payment. */
  toNotification({ id, reference, amount, method }: ProviderSession, notification: NotifiedEvent): string {
    const { event, isSuccess = true, namesSession = true, isForged = false } = notification;
    const item = {
      eventCode: event,
      success: isSuccess ? ("true" as const) : ("false" as const),
      pspReference: toPaymentReference(id),
      merchantAccountCode,
      merchantReference: reference,
      amount: { value: amount.value, currency: "EUR" as const },
      paymentMethod: method,
    };
    const key = Buffer.from(localSecrets().shop.PAYMENT_HMAC_KEY, "hex");
    const signed = isForged ? `${toSignedText(item)}?` : toSignedText(item);
    const hmacSignature = createHmac("sha256", key).update(signed).digest("base64");
    const name = method === "scheme" ? "checkoutSessionId" : "metadata.attemptId";
    const additionalData = { hmacSignature, ...(namesSession && { [name]: id }) };
    const notificationItems = [{ NotificationRequestItem: { ...item, additionalData } }];
    return JSON.stringify({ live: "false", notificationItems });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readBody(request);
    if (text === null) return;
    const rng = this.#chanceOf(request, text);
    const fate = !rng?.chance(faultRate) ? "none" : rng.pick(["drop", "503", "cut"]);
    await wait(rng?.int(10) ?? 0);
    if (fate === "drop") return void request.socket.destroy();
    if (fate === "503") return void response.writeHead(503).end();
    const body = this.#act(request, text);
    if (fate === "cut") return void request.socket.destroy();
    response.writeHead(body ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(body));
  }

  /** Returns the fault of a cart's nth call of a kind; null: none. */
  #chanceOf({ method, url = "" }: IncomingMessage, text: string): Rng | null {
    const [, sessionId = ""] = /\/sessions\/([^/?]+)/.exec(url) ?? [];
    const [, redirectResult = ""] = /"redirectResult":"([^"]+)"/.exec(text) ?? [];
    const known = this.sessions.get(sessionId || redirectResult);
    const about = `${text} ${known?.reference ?? ""}`;
    const cartId = [...this.#seeds.keys()].find((each) => about.includes(each));
    if (!cartId || this.#calmed.has(cartId)) return null;
    const call = `${this.#seeds.get(cartId)} ${method} ${/captures|cancels|reversals|payments/.exec(url)?.[0] ?? "sessions"}`;
    const nth = (this.#calls.get(call) ?? 0) + 1;
    this.#calls.set(call, nth);
    return createRng(`provider ${call} ${nth}`);
  }

  #act({ method, url = "", headers }: IncomingMessage, text: string): unknown {
    const [path = ""] = url.split("?");
    const modified = /\/payments\/([^/]+)\/(captures|cancels|reversals)$/.exec(path);
    if (modified) {
      const [, reference = "", kind] = modified;
      if (kind !== "captures") this.cancelled.add(reference);
      else {
        const { amount } = create(JSON.parse(text), Capture);
        const taken = this.captured.get(reference) ?? [];
        this.captured.set(reference, new Map([...taken, [String(headers["idempotency-key"]), amount.value]]));
      }
      return { pspReference: "MOD", status: "received" };
    }
    if (path.endsWith("/payments/details")) return this.#readDetails(text);
    if (path.endsWith("/payments")) return this.#pay(text);
    if (method === "POST") return this.#start(text, String(headers["idempotency-key"]));
    const session = this.sessions.get(path.split("/").at(-1) ?? "");
    if (!session) return null;
    const { id, amount, isPaid } = session;
    const payments = isPaid
      ? [{ pspReference: toPaymentReference(id), resultCode: "Authorised", amount }]
      : [];
    return { id, status: isPaid ? "completed" : "active", payments };
  }

  #start(text: string, key: string): unknown {
    const { reference, amount } = create(JSON.parse(text), SessionDraft);
    const id = this.#started.get(key) ?? `CS${this.sessions.size + 1}`;
    this.#started.set(key, id);
    const session = { id, reference, amount, method: "scheme", isPaid: false };
    if (!this.sessions.has(id)) this.sessions.set(id, session);
    return { id, sessionData: "data", url: `http://provider.test/hosted/${id}` };
  }

  /**
   * The attempt's id is also the idempotency key. A wallet's sheet is paid at once, everything else redirects to a
   * page.
   */
  #pay(text: string): unknown {
    const { reference, amount, metadata, paymentMethod } = create(JSON.parse(text), PaymentDraft);
    const { attemptId: id } = metadata;
    const { type: method, googlePayToken } = paymentMethod;
    const isPaid = googlePayToken !== undefined;
    if (!this.sessions.has(id)) this.sessions.set(id, { id, reference, amount, method, isPaid });
    if (isPaid) return { resultCode: "Authorised", pspReference: toPaymentReference(id), amount };
    const action = { type: "redirect", method: "GET", url: `http://provider.test/hosted/${id}` };
    return { resultCode: "RedirectShopper", action };
  }

  #readDetails(text: string): unknown {
    const { redirectResult } = create(JSON.parse(text), Details).details;
    const payment = this.sessions.get(redirectResult);
    if (!payment) return null;
    const { id, amount, isPaid, waits = "Pending" } = payment;
    return { resultCode: isPaid ? "Authorised" : waits, pspReference: toPaymentReference(id), amount };
  }
}

export function toPaymentReference(sessionId: string): string {
  return `PSP-${sessionId}`;
}
