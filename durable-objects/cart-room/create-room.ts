import { createTimedMemo, type TimedMemo } from "../../app/gateways/commerce/timed-memo";
import { readTrace } from "../../app/gateways/current-trace";
import { CartRoomStorage } from "./cart-room-storage";
import { AnsweredCommands } from "./commands/answered-commands";
import { OpenBatches } from "./commands/open-batches";
import { openGateways } from "./open-gateways";
import { PaymentAttempts } from "./orders/payment-attempts";
import type { Room, RoomLog, RoomTrouble } from "./room";
import { RoomLifetime } from "./room-lifetime";
import { SerialLine } from "./serial-line";

const settingsLifetimeMs = 60_000;
/** Stores, and what their pages show: a thousand rooms with the same page ask once. */
const rememberedAnswers = 256;

const memos = new WeakMap<ShopBindings, TimedMemo>();

/** One memory of the stores' settings and of the SKUs that exist, for all rooms of an environment. */
function requireMemo(env: ShopBindings): TimedMemo {
  const memo = memos.get(env) ?? createTimedMemo(settingsLifetimeMs, rememberedAnswers);
  memos.set(env, memo);
  return memo;
}

/** Puts a room together from its environment, its storage and the way to its sockets. */
export function createRoom(
  ctx: DurableObjectState,
  env: ShopBindings,
  sockets: Pick<Room, "announce" | "dismissGuests">,
): Room {
  const storage = new CartRoomStorage(ctx.storage);
  const lifetime = new RoomLifetime(storage, ctx.id.name);
  const name = lifetime.name();
  const answered = new AnsweredCommands(storage);
  const line = new SerialLine();
  const memo = requireMemo(env);
  const { log, lastTrouble } = createRoomLog(name);
  const gateways = openGateways(env);
  return {
    name,
    cartId: name.slice(name.indexOf(":") + 1),
    storage,
    lifetime,
    answered,
    batches: new OpenBatches(storage, answered),
    attempts: new PaymentAttempts(storage),
    stockRooms: env.StockRoom,
    ...gateways,
    announce: (cart) => sockets.announce(cart),
    dismissGuests: () => sockets.dismissGuests(),
    later: (task) => ctx.waitUntil(task),
    log,
    lastTrouble,
    now: () => Date.now(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    inTurn: (task) => line.run(task),
    knownSkus: async (skus) => {
      const key = `skus ${skus.toSorted().join()}`;
      const answer = await memo.remember(key, () => gateways.carts.findSkus(skus));
      if (!answer.ok) log("sku-search-failed", { kind: answer.error.kind, code: answer.error.code ?? "" });
      return answer.ok ? answer.value : new Set<string>();
    },
    guarantees: async () => {
      const answer = await memo.remember("guarantees", () => gateways.carts.loadGuarantees());
      if (!answer.ok) log("guarantees-failed", { kind: answer.error.kind, code: answer.error.code ?? "" });
      return answer.ok ? answer.value : null;
    },
    settings: async (storeKey) => {
      const answer = await memo.remember(`store ${storeKey}`, () => gateways.carts.loadSettings(storeKey));
      if (!answer.ok)
        log("store-settings-failed", { kind: answer.error.kind, code: answer.error.code ?? "" });
      return answer.ok ? answer.value : null;
    },
  };
}

function createRoomLog(room: string): Pick<Room, "lastTrouble"> & { readonly log: RoomLog } {
  let trouble: RoomTrouble | null = null;
  return {
    lastTrouble: () => trouble,
    log(event, fields) {
      trouble = { event, at: Date.now() };
      console.warn(
        JSON.stringify({ level: "warn", event, requestId: readTrace()?.requestId, room, ...fields }),
      );
    },
  };
}
