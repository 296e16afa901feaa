import { setTimeout as wait } from "node:timers/promises";
import { type Infer, is, optional, string, type } from "superstruct";
import type { FaultClient } from "./fault-client.ts";
import type { FaultProvider, ProviderSession } from "./fault-provider.ts";
import type { FaultWorld } from "./fault-world.ts";
import type { Rng } from "./rng.ts";

export type Buyer = {
  readonly client: FaultClient;
  readonly method: "scheme" | "bank_transfer";
  /** Numbers of the orders that were acknowledged to this buyer. */
  readonly acknowledged: Set<string>;
  /** Presses once more what had no certain answer. */
  finish?: () => Promise<void>;
};

const OrderReply = type({
  orderNumber: optional(string()),
  order: optional(type({ orderNumber: string() })),
  url: optional(string()),
});

const mostPresses = 6;
const mostRepeats = 40;
const repeatAfterMs = 250;

/** Presses the order button, pays by card where it leads there, comes back while the provider tells it as well. */
export async function buy(world: FaultWorld, provider: FaultProvider, buyer: Buyer, rng: Rng): Promise<void> {
  const operation = buyer.method === "scheme" ? "createContext" : "createOrder";
  const key = `${buyer.client.name}-${world.nextKey()}`;
  const press = () => ask(world, buyer, operation, { method: buyer.method }, key);
  await wait(rng.int(200));
  let reply = await press();
  for (let presses = 1; reply === "open" && presses < mostPresses; presses += 1) reply = await press();
  if (reply === "open") {
    buyer.finish = async () => {
      await repeat(press);
    };
    return;
  }
  const session = provider.sessions.get(reply?.url?.split("/").at(-1) ?? "");
  if (!session || rng.chance(0.1)) return;
  await wait(rng.int(150));
  session.isPaid = true;
  world.history.note(`${buyer.client.name} pays in ${session.id}`);
  const comeBack = () => ask(world, buyer, "payAndOrder", { sessionId: session.id, sessionResult: "proof" });
  const isBack = rng.chance(0.7);
  const namesSession = rng.chance(0.7);
  await Promise.all([
    isBack ? comeBack() : null,
    isBack ? comeBack() : null,
    notify(world, provider, session, namesSession),
    rng.chance(0.4) ? notify(world, provider, session, rng.chance(0.5)) : null,
  ]);
  buyer.finish = async () => {
    await repeat(async () => ((await notify(world, provider, session)) ? null : "open"));
    if (isBack) await repeat(comeBack);
    // Whatever is settled stays so when the provider tells it once more.
    await repeat(async () => ((await notify(world, provider, session, namesSession)) ? null : "open"));
  };
}

async function repeat(press: () => Promise<unknown>): Promise<void> {
  for (let times = 0; times < mostRepeats && (await press()) === "open"; times += 1)
    await wait(repeatAfterMs);
}

/** "open": nothing certain was said. */
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

/** True when the shop says that it need not come again. Providers tell things twice, and not always which session they are about. */
async function notify(
  world: FaultWorld,
  provider: FaultProvider,
  session: ProviderSession,
  namesSession = true,
): Promise<boolean> {
  await world.rooms.up();
  const answer = await fetch(`${world.rooms.url}/hooks/payment`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: provider.toNotification(session, namesSession),
  }).catch(() => null);
  world.history.note(`    the provider tells of ${session.id} → ${answer?.status ?? "no answer"}`);
  return answer?.status === 200;
}
