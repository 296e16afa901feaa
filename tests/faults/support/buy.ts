import { setTimeout as wait } from "node:timers/promises";
import { type Infer, is, optional, string, type } from "superstruct";
import type { FaultClient } from "./fault-client.ts";
import type { FaultProvider, NotifiedEvent, ProviderSession } from "./fault-provider.ts";
import type { FaultWorld } from "./fault-world.ts";
import type { Rng } from "./rng.ts";

/** One of each kind: the provider's hosted page, a redirect, a wallet's sheet, the shop's own method. */
export const buyingMethods = ["scheme", "paypal", "googlepay", "bank_transfer"] as const;

export type Buyer = {
  readonly client: FaultClient;
  readonly method: (typeof buyingMethods)[number];
  /** Numbers of the orders acknowledged to this buyer. */
  readonly acknowledged: Set<string>;
  /** Retries what has no certain outcome. */
  finish?: () => Promise<void>;
};

const OrderReply = type({
  orderNumber: optional(string()),
  order: optional(type({ orderNumber: string() })),
  url: optional(string()),
});

/** Outcomes of a payment on a redirect page. */
const fates = ["paid", "paid", "later", "expired", "refused"] as const;
const mostPresses = 6;
const mostRepeats = 40;
const repeatAfterMs = 250;

/** Presses the order button, pays on the resulting page, and returns while the provider notifies the shop too. */
export async function buy(world: FaultWorld, provider: FaultProvider, buyer: Buyer, rng: Rng): Promise<void> {
  const { method } = buyer;
  const operation = method === "bank_transfer" ? "createOrder" : "createContext";
  const key = `${buyer.client.name}-${world.nextKey()}`;
  const wallet = method === "googlepay" ? { wallet: { token: "sheet" } } : {};
  const press = () => ask(world, buyer, operation, { method, ...wallet }, key);
  await wait(rng.int(200));
  let reply = await press();
  for (let presses = 1; reply === "open" && presses < mostPresses; presses += 1) reply = await press();
  const notifyShop = (session: ProviderSession, notification: NotifiedEvent) =>
    notify(world, provider, session, notification);
  if (reply === "open") {
    buyer.finish = () => repeat(press);
    return;
  }
  const session = provider.sessions.get(reply?.url?.split("/").at(-1) ?? "");
  if (!session || rng.chance(0.1)) return;
  await wait(rng.int(150));
  const token = session.method === "scheme" ? "sessionResult" : "redirectResult";
  const result = { sessionId: session.id, [token]: session.method === "scheme" ? "proof" : session.id };
  const comeBack = () => ask(world, buyer, "payAndOrder", result);
  const fate = session.method === "scheme" ? "paid" : rng.pick(fates);
  if (fate === "paid") await payNow({ world, buyer, rng, session, notifyShop, comeBack });
  else await payLater({ world, buyer, rng, session, notifyShop, comeBack }, fate);
}

type Purchase = {
  readonly world: FaultWorld;
  readonly buyer: Buyer;
  readonly rng: Rng;
  readonly session: ProviderSession;
  readonly notifyShop: (session: ProviderSession, notification: NotifiedEvent) => Promise<boolean>;
  readonly comeBack: () => Promise<unknown>;
};

async function payNow({ world, buyer, rng, session, notifyShop, comeBack }: Purchase): Promise<void> {
  session.isPaid = true;
  world.history.note(`${buyer.client.name} pays in ${session.id}`);
  const isBack = rng.chance(0.7);
  const namesSession = rng.chance(0.7);
  const authorised: NotifiedEvent = { event: "AUTHORISATION", namesSession };
  if (rng.chance(0.2)) await notifyShop(session, { event: "AUTHORISATION", isForged: true });
  await Promise.all([
    isBack ? comeBack() : null,
    isBack ? comeBack() : null,
    notifyShop(session, authorised),
    rng.chance(0.4) ? notifyShop(session, { ...authorised, namesSession: rng.chance(0.5) }) : null,
  ]);
  buyer.finish = async () => {
    await notifyUntilAccepted(notifyShop, session, { event: "AUTHORISATION" });
    if (isBack) await repeat(comeBack);
    // A settled payment stays settled when the provider repeats a notification or an older one arrives late.
    await notifyUntilAccepted(notifyShop, session, authorised);
    await notifyUntilAccepted(notifyShop, session, { event: "PENDING" });
    await notifyUntilAccepted(notifyShop, session, { event: "EXPIRE" });
  };
}

/** The provider's page reports a pending payment; afterwards the money arrives, or it does not. */
async function payLater(
  { world, buyer, rng, session, notifyShop, comeBack }: Purchase,
  fate: "later" | "expired" | "refused",
): Promise<void> {
  session.waits = fate === "refused" ? "Refused" : "Pending";
  world.history.note(`${buyer.client.name} leaves ${session.id} ${fate}`);
  const first: NotifiedEvent =
    fate === "refused" ? { event: "AUTHORISATION", isSuccess: false } : { event: "PENDING" };
  await Promise.all([comeBack(), rng.chance(0.5) ? notifyShop(session, first) : null]);
  const isOutOfOrder = rng.chance(0.3);
  buyer.finish = async () => {
    await repeat(comeBack);
    if (fate === "expired") await notifyUntilAccepted(notifyShop, session, { event: "EXPIRE" });
    if (fate === "later") {
      session.isPaid = true;
      await notifyUntilAccepted(notifyShop, session, { event: "AUTHORISATION" });
    }
    if (isOutOfOrder) await notifyUntilAccepted(notifyShop, session, first);
  };
}

async function notifyUntilAccepted(
  notifyShop: Purchase["notifyShop"],
  session: ProviderSession,
  notification: NotifiedEvent,
): Promise<void> {
  await repeat(async () => ((await notifyShop(session, notification)) ? null : "open"));
}

/** Sends the provider's notification of every payment, also of a wallet payment whose response was lost. */
export async function notifyPaid(world: FaultWorld, provider: FaultProvider, cartId: string): Promise<void> {
  const notifyShop: Purchase["notifyShop"] = (session, notification) =>
    notify(world, provider, session, notification);
  for (const session of provider.sessionsOf(cartId)) {
    if (session.isPaid) await notifyUntilAccepted(notifyShop, session, { event: "AUTHORISATION" });
  }
}

async function repeat(press: () => Promise<unknown>): Promise<void> {
  for (let times = 0; times < mostRepeats && (await press()) === "open"; times += 1)
    await wait(repeatAfterMs);
}

/** "open": the outcome is uncertain. */
async function ask(
  world: FaultWorld,
  { client, acknowledged }: Buyer,
  operation: string,
  args: unknown,
  key?: string,
): Promise<Infer<typeof OrderReply> | "open" | null> {
  const reply = await client.call(operation, args, key);
  const code = reply?.error?.code;
  world.history.note(
    `${client.name} ${operation} → ${code ?? (reply ? JSON.stringify(reply.data).slice(0, 60) : "no answer")}`,
  );
  if (!reply || code === "platform-unavailable") return "open";
  const data = is(reply.data, OrderReply) ? reply.data : null;
  const number = data?.orderNumber ?? data?.order?.orderNumber;
  if (number) acknowledged.add(number);
  return data;
}

/**
 * Sends a notification; returns true when the shop acknowledges it. Providers repeat notifications, and do not always
 * name the attempt. Unsigned notifications must be refused.
 */
async function notify(
  world: FaultWorld,
  provider: FaultProvider,
  session: ProviderSession,
  notification: NotifiedEvent,
): Promise<boolean> {
  await world.rooms.up();
  const answer = await fetch(`${world.rooms.url}/hooks/payment`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: provider.toNotification(session, notification),
  }).catch(() => null);
  world.history.note(
    `    the provider tells ${notification.event} of ${session.id} → ${answer?.status ?? "no answer"}`,
  );
  if (notification.isForged && answer?.status === 200)
    world.complain(`a forged ${notification.event} was taken`);
  return answer?.status === 200;
}
