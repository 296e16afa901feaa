import { toCountryOn } from "../../app/countries/model/country-on-day";
import { getCountry } from "../../app/countries/model/country-table";
import { createBoundFetch } from "../../app/gateways/bound-fetch";
import { createCartsGateway } from "../../app/gateways/commerce/carts/create-carts-gateway";
import { createPaymentRecords } from "../../app/gateways/commerce/carts/create-payment-records";
import { createCommerceClient } from "../../app/gateways/commerce/commerce-client";
import { sizePictures } from "../../app/gateways/commerce/size-pictures";
import { createTimedMemo, type TimedMemo } from "../../app/gateways/commerce/timed-memo";
import { readTrace } from "../../app/gateways/current-trace";
import { createPaymentGateway } from "../../app/gateways/payment/create-payment-gateway";
import { readEnvironment } from "../../worker/shop/config/environment";
import { injectFaults } from "../development/platform-faults";
import { CartRoomStorage } from "./cart-room-storage";
import type { CommandQueue } from "./commands/command-queue";
import { CommandResponses } from "./commands/command-responses";
import { OpenBatches } from "./commands/open-batches";
import { PaymentAttempts } from "./orders/payment-attempts";
import type { Room, RoomLog, RoomTrouble } from "./room";
import { RoomLifetime } from "./room-lifetime";
import { SerialLine } from "./serial-line";

const opened = new WeakMap<ShopBindings, RoomGateways>();

const settingsLifetimeMs = 60_000;
/** Stores, and the SKUs of their pages: a thousand rooms with the same page send one request. */
const rememberedAnswers = 256;

const memos = new WeakMap<ShopBindings, TimedMemo>();

/** One cache of the stores' settings and of existing SKUs, for all rooms of an environment. */
function requireMemo(env: ShopBindings): TimedMemo {
  const memo = memos.get(env) ?? createTimedMemo(settingsLifetimeMs, rememberedAnswers);
  memos.set(env, memo);
  return memo;
}

/** Composes a room from its environment, its storage and its sockets. */
export function createRoom(
  ctx: DurableObjectState,
  env: ShopBindings,
  sockets: Pick<Room, "announce" | "dismissGuests">,
): Room {
  const storage = new CartRoomStorage(ctx.storage);
  const lifetime = new RoomLifetime(storage, ctx.id.name);
  const name = lifetime.name();
  const responses = new CommandResponses(storage);
  const line = new SerialLine();
  const memo = requireMemo(env);
  const { log, lastTrouble } = createRoomLog(name);
  const gateways = openGateways(env);
  return {
    name,
    cartId: name.slice(name.indexOf(":") + 1),
    storage,
    lifetime,
    responses,
    batches: new OpenBatches(storage, responses),
    attempts: new PaymentAttempts(storage),
    stockRooms: env.StockRoom,
    ...gateways,
    announce: (cart) => sockets.announce(cart),
    dismissGuests: () => sockets.dismissGuests(),
    country: (code) => toCountryOn(getCountry(code), new Date(), readEnvironment(env).law.bulgariaEuroFrom),
    later: (task) => ctx.waitUntil(task),
    log,
    lastTrouble,
    now: () => Date.now(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    inTurn: (task) => line.run(task),
    saleStates: async (skus, age) => {
      const load = () => gateways.carts.loadSaleStates(skus);
      const key = `sale ${skus.toSorted().join()}`;
      const answer = await (age === "fresh" ? load() : memo.remember(key, load));
      if (!answer.ok)
        log("sale-states.load_failed", { kind: answer.error.kind, code: answer.error.code ?? "" });
      return answer.ok ? answer.value : null;
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

type RoomGateways = Pick<Room, "carts" | "records" | "provider">;

// Created once per environment, so that rooms in one isolate share the server token.
function openGateways(env: ShopBindings): RoomGateways {
  const known = opened.get(env);
  if (known) return known;
  const { commerce, payment, isLocal, photographHosts } = readEnvironment(env);
  const send = injectFaults(createBoundFetch(commerce.apiUrl, env.COMMERCE, "commerce"), isLocal);
  const client = sizePictures(createCommerceClient({ ...commerce, fetch: send }), photographHosts);
  const gateways = {
    carts: createCartsGateway(client),
    records: createPaymentRecords(client),
    provider: createPaymentGateway({
      ...payment,
      fetch: createBoundFetch(payment.apiUrl, env.SANDBOX, "payment"),
    }),
  };
  opened.set(env, gateways);
  return gateways;
}

/** The state of a room, for developers. */
type RoomView = {
  /** Version of the room's snapshot; null: none. */
  readonly version: number | null;
  readonly pieces: number;
  readonly sockets: number;
  readonly commands: ReturnType<CommandQueue["count"]>;
  readonly trouble: RoomTrouble | null;
};

/** Describes the room without requests or changes. */
export function describeRoom(room: Room, commands: RoomView["commands"], sockets: number): RoomView {
  const cart = room.storage.snapshot()?.cart;
  return {
    version: cart?.version ?? null,
    pieces: cart?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0,
    sockets,
    commands,
    trouble: room.lastTrouble(),
  };
}
