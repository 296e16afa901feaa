import type { CartRoomStorage } from "./cart-room-storage";

/** A day longer than a guest's cart lives. */
const idleLifetimeMs = 31 * 24 * 60 * 60 * 1000;
/** A write for every read would cost more than it tells: once in an hour, and when the room comes back to memory. */
const useIsNotedEveryMs = 60 * 60 * 1000;

/** Sees to it that a room is emptied some day, and finds its name again. */
export class RoomLifetime {
  readonly #storage: CartRoomStorage;
  readonly #name: string | undefined;
  /** When this instance last made sure that it has an alarm; 0: not yet. */
  #wokenAt = 0;

  /** `name`: as the runtime knows it, which an alarm after the process ended may not (cloudflare/partykit#391). */
  constructor(storage: CartRoomStorage, name: string | undefined) {
    this.#storage = storage;
    this.#name = name;
  }

  /** The room's name, as it was written down; "": nobody did, so it must not be acted under. */
  name(): string {
    return this.#name ?? this.#storage.note("name") ?? "";
  }

  /** Writes down that the room is used, by its name, and makes sure that it looks after itself some day. */
  async wake(now = Date.now()): Promise<void> {
    if (now - this.#wokenAt < useIsNotedEveryMs) return;
    this.#wokenAt = now;
    if (this.#name !== undefined) this.#storage.setNote("name", this.#name);
    this.#storage.setNote("used-at", String(now));
    await this.#storage.ensureAlarm(now + idleLifetimeMs);
  }

  /** The alarm went off, and there may be none any more. */
  noteAlarm(): void {
    this.#wokenAt = 0;
  }

  /** Looks again when the room may have its name. */
  waitForName(): Promise<void> {
    return this.#storage.setAlarm(Date.now() + useIsNotedEveryMs);
  }

  /** Empties a room that nobody used for so long; another looks again when that may be. */
  clearWhenIdle(now = Date.now()): Promise<void> {
    const idleAt = Number(this.#storage.note("used-at") ?? 0) + idleLifetimeMs;
    return now >= idleAt ? this.#storage.clear() : this.#storage.setAlarm(idleAt);
  }
}
