import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTrace, runWithTrace } from "../../../app/gateways/current-trace";
import { openOperationsLedger } from "../../../durable-objects/operations-ledger/remember-meter";
import { platform } from "../../support/commerce-stand-in";
import { add, newKey, openCartWithOnePiece, rooms } from "./room-fixture";

const minuteMs = 60_000;
const ledger = openOperationsLedger(env as unknown as ShopBindings);

beforeEach(() => platform.reset());
afterEach(() => vi.useRealTimers());

const passTime = (milliseconds: number) => {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(now + milliseconds);
};
/** Runs it like a request of the shop. */
const asRequest = <Value>(ask: () => Promise<Value>) => runWithTrace(createTrace(), ask);

it("counts each cart's room that reported in the last five minutes once", async () => {
  const open = () => asRequest(() => openCartWithOnePiece());
  const [first] = [await open(), await open()];
  await vi.waitUntil(async () => (await ledger.countRooms()) === 2, { timeout: 20_000 });
  await asRequest(() => rooms.execute(first, add(1), newKey()));
  expect(await ledger.countRooms()).toBe(2);

  passTime(4 * minuteMs);
  await asRequest(() => rooms.execute(first, add(1), newKey()));
  passTime(2 * minuteMs);
  await vi.waitUntil(async () => (await ledger.countRooms()) === 1, { timeout: 20_000 });
  passTime(6 * minuteMs);
  expect(await ledger.countRooms()).toBe(0);
});
