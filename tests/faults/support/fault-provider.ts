import { createHmac } from "node:crypto";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { create, number, string, type } from "superstruct";
import { toSignedText } from "../../../app/gateways/payment/payment-notification.ts";
import { localSecrets } from "../../../scripts/house/local-secrets.mjs";
import { readBody } from "./read-body.ts";
import { createRng, type Rng } from "./rng.ts";

const Capture = type({ amount: type({ value: number(), currency: string() }) });
const SessionDraft = type({ reference: string(), amount: type({ value: number(), currency: string() }) });

/** One session of the card provider; `isPaid`: the shopper pressed "pay" and the bank agreed. */
export type ProviderSession = {
  readonly id: string;
  readonly reference: string;
  readonly amount: { readonly value: number; readonly currency: string };
  isPaid: boolean;
};

const faultRate = 0.25;
const merchantAccountCode = "IronhallDemo";

/** A card provider that stumbles: it knows idempotency keys, cuts connections before and after it did something. */
export class FaultProvider {
  readonly sessions = new Map<string, ProviderSession>();
  /** By the payments' references: the sums that were taken, each once for an idempotency key, and what was given back. */
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

  /** Says which seed a cart is of: that decides what happens to the calls for it. */
  open(cartId: string, seed: number): void {
    this.#seeds.set(cartId, seed);
  }

  /** From now on nothing happens to the calls for this cart. */
  calm(cartId: string): void {
    this.#calmed.add(cartId);
  }

  /** The signed body of the provider's notification that a session was authorised; some of them do not name the session. */
  toNotification({ id, reference, amount }: ProviderSession, namesSession = true): string {
    const item = {
      eventCode: "AUTHORISATION",
      success: "true" as const,
      pspReference: toPaymentReference(id),
      merchantAccountCode,
      merchantReference: reference,
      amount: { value: amount.value, currency: "EUR" as const },
    };
    const key = Buffer.from(localSecrets().shop.PAYMENT_HMAC_KEY, "hex");
    const hmacSignature = createHmac("sha256", key).update(toSignedText(item)).digest("base64");
    const additionalData = { hmacSignature, ...(namesSession && { checkoutSessionId: id }) };
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

  /** The fate of a cart's nth call of a kind; null: nothing happens to it. */
  #chanceOf({ method, url = "" }: IncomingMessage, text: string): Rng | null {
    const [, sessionId = ""] = /\/sessions\/([^/?]+)/.exec(url) ?? [];
    const about = `${text} ${this.sessions.get(sessionId)?.reference ?? ""}`;
    const cartId = [...this.#seeds.keys()].find((each) => about.includes(each));
    if (!cartId || this.#calmed.has(cartId)) return null;
    const call = `${this.#seeds.get(cartId)} ${method} ${/captures|cancels/.exec(url)?.[0] ?? "sessions"}`;
    const nth = (this.#calls.get(call) ?? 0) + 1;
    this.#calls.set(call, nth);
    return createRng(`provider ${call} ${nth}`);
  }

  #act({ method, url = "", headers }: IncomingMessage, text: string): unknown {
    const [path = ""] = url.split("?");
    const modified = /\/payments\/([^/]+)\/(captures|cancels)$/.exec(path);
    if (modified) {
      const [, reference = "", kind] = modified;
      if (kind === "cancels") this.cancelled.add(reference);
      else {
        const { amount } = create(JSON.parse(text), Capture);
        const taken = this.captured.get(reference) ?? [];
        this.captured.set(reference, new Map([...taken, [String(headers["idempotency-key"]), amount.value]]));
      }
      return { pspReference: "MOD", status: "received" };
    }
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
    if (!this.sessions.has(id)) this.sessions.set(id, { id, reference, amount, isPaid: false });
    return { id, sessionData: "data", url: `http://provider.test/hosted/${id}` };
  }
}

export function toPaymentReference(sessionId: string): string {
  return `PSP-${sessionId}`;
}
