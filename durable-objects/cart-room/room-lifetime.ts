import type { CartRoomStorage } from "./cart-room-storage";

/** A day longer than a guest's cart lives. */
const idleLifetimeMs = 31 * 24 * 60 * 60 * 1000;
/** A write for every read would cost too much: once an hour, and when the room is loaded into memory. */
const useIsNotedEveryMs = 60 * 60 * 1000;

/** Empties an unused room after its lifetime, and restores its name. */
export class RoomLifetime {
  readonly #storage: CartRoomStorage;
  readonly #name: string | undefined;
  /** When this instance last ensured its alarm; 0: not yet. */
  #wokenAt = 0;

  /**
   * `name`: the name of the object from the runtime.
   * It can be undefined in an alarm after the process ended (cloudflare/partykit#391).
   */
  constructor(storage: CartRoomStorage, name: string | undefined) {
    this.#storage = storage;
    this.#name = name;
  }

  /** The saved name of the room; "": unknown, so the room must not act. */
  name(): string {
    return this.#name ?? this.#storage.note("name") ?? "";
  }

  /** Records the room's use and its name, and ensures an alarm. */
  async wake(now = Date.now()): Promise<void> {
    if (now - this.#wokenAt < useIsNotedEveryMs) return;
    this.#wokenAt = now;
    const isNew = this.#storage.note("used-at") === null;
    if (this.#name !== undefined) this.#storage.setNote("name", this.#name);
    this.#storage.setNote("used-at", String(now));
    // A new room has no alarm: the query for it would split the first write in two.
    await (isNew
      ? this.#storage.setAlarm(now + idleLifetimeMs)
      : this.#storage.ensureAlarm(now + idleLifetimeMs));
  }

  /** The alarm fired, so there may be none now. */
  noteAlarm(): void {
    this.#wokenAt = 0;
  }

  /** Sets an alarm for when the room may have its name. */
  waitForName(): Promise<void> {
    return this.#storage.setAlarm(Date.now() + useIsNotedEveryMs);
  }

  /** Empties a room that was not used for its lifetime; otherwise sets the alarm to that time. */
  clearWhenIdle(now = Date.now()): Promise<void> {
    const idleAt = Number(this.#storage.note("used-at") ?? 0) + idleLifetimeMs;
    return now >= idleAt ? this.#storage.clear() : this.#storage.setAlarm(idleAt);
  }
}
