import { createTimedMemo, type TimedMemo } from "../../app/gateways/commerce/timed-memo";
import { type RoomEnvironment, roomGateways } from "../room-environment";
import type { CartRoomStorage } from "./cart-room-storage";
import { AnsweredCommands } from "./commands/answered-commands";
import { OpenBatches } from "./commands/open-batches";
import type { Room } from "./room";
import { createRoomLog, type RoomLog, type RoomTrouble } from "./room-log";
import { SerialLine } from "./serial-line";

const settingsLifetimeMs = 60_000;
/** Stores, and what their pages show: a thousand rooms with the same page ask once. */
const rememberedAnswers = 256;

const memos = new WeakMap<RoomEnvironment, TimedMemo>();

/** One memory of the stores' settings and of the SKUs that exist, for all rooms of an environment. */
function requireMemo(env: RoomEnvironment): TimedMemo {
  const memo = memos.get(env) ?? createTimedMemo(settingsLifetimeMs, rememberedAnswers);
  memos.set(env, memo);
  return memo;
}

export type RoomOutlets = Pick<Room, "announce" | "dismissGuests" | "later">;

/** Puts a room together from its environment, its storage and the object's own outlets. */
export function createRoom(
  name: string,
  storage: CartRoomStorage,
  env: RoomEnvironment,
  outlets: RoomOutlets,
): Room {
  const answered = new AnsweredCommands(storage);
  const line = new SerialLine();
  const memo = requireMemo(env);
  const write = createRoomLog(name);
  let trouble: RoomTrouble | null = null;
  const log: RoomLog = (event, fields) => {
    trouble = { event, at: Date.now() };
    write(event, fields);
  };
  const gateways = roomGateways(env);
  return {
    cartId: name.slice(name.indexOf(":") + 1),
    storage,
    answered,
    batches: new OpenBatches(storage, answered),
    ...gateways,
    ...outlets,
    log,
    lastTrouble: () => trouble,
    now: () => Date.now(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    inTurn: (task) => line.run(task),
    knownSkus: async (skus) => {
      const key = `skus ${skus.toSorted().join()}`;
      const answer = await memo.remember(key, () => gateways.carts.findSkus(skus));
      if (!answer.ok) log("sku-search-failed", { kind: answer.error.kind, code: answer.error.code ?? "" });
      return answer.ok ? answer.value : new Set<string>();
    },
    settings: async (storeKey) => {
      const answer = await memo.remember(`store ${storeKey}`, () => gateways.carts.loadSettings(storeKey));
      if (!answer.ok)
        log("store-settings-failed", { kind: answer.error.kind, code: answer.error.code ?? "" });
      return answer.ok ? answer.value : null;
    },
  };
}
