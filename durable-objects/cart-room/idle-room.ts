import type { CartRoomStorage } from "./cart-room-storage";

/** A day longer than a guest's cart lives. */
const idleLifetimeMs = 31 * 24 * 60 * 60 * 1000;

/**
 * Writes down that the room is used, by its name, and makes sure that it looks after itself some day. An alarm that wakes a room
 * after the process ended may come without the name (cloudflare/partykit#391).
 */
export async function noteUse(
  storage: CartRoomStorage,
  name: string | undefined,
  now: number,
): Promise<void> {
  if (name !== undefined) storage.setNote("name", name);
  storage.setNote("used-at", String(now));
  await storage.ensureAlarm(now + idleLifetimeMs);
}

/** The name of a room that was woken without it; "": nobody wrote it down, so it must not be acted under. */
export function recallName(storage: CartRoomStorage): string {
  return storage.note("name") ?? "";
}

/** Empties a room that nobody used for so long; another looks again when that may be. */
export function clearWhenIdle(storage: CartRoomStorage, now: number): Promise<void> {
  const idleAt = Number(storage.note("used-at") ?? 0) + idleLifetimeMs;
  return now >= idleAt ? storage.clear() : storage.setAlarm(idleAt);
}
