import type { CartRoomStorage } from "./cart-room-storage";

/** A day longer than a guest's cart lives. */
const idleLifetimeMs = 31 * 24 * 60 * 60 * 1000;

/** Writes down that the room is used, and makes sure that it looks after itself some day. */
export async function noteUse(storage: CartRoomStorage, now: number): Promise<void> {
  storage.setNote("used-at", String(now));
  await storage.ensureAlarm(now + idleLifetimeMs);
}

/** Empties a room that nobody used for so long; another looks again when that may be. */
export function clearWhenIdle(storage: CartRoomStorage, now: number): Promise<void> {
  const idleAt = Number(storage.note("used-at") ?? 0) + idleLifetimeMs;
  return now >= idleAt ? storage.clear() : storage.setAlarm(idleAt);
}
