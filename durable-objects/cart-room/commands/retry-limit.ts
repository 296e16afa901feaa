import type { Room } from "../room";

/** DECISIONS: attempts in total on transient failures; one more after a concurrent change. */
const maxTries = 3;
const pauseBaseMs = 100;
/**
 * Latest start of an attempt.
 * Otherwise the timeouts of the platform, 15 s each, would make the shopper wait for minutes.
 */
const lastStartAfterMs = 10_000;

/** Counts the remaining attempts of one update, over all its plans. */
export class RetryLimit {
  readonly #room: Pick<Room, "pause" | "now">;
  readonly #startedAtMs: number;
  #tries = 1;
  #mayYield: boolean;

  /** `mayYield`: the version fallback is on. */
  constructor(room: Pick<Room, "pause" | "now">, mayYield: boolean) {
    this.#room = room;
    this.#startedAtMs = room.now();
    this.#mayYield = mayYield;
  }

  /** Waits with exponential backoff and jitter; false after the last attempt. */
  async pause(): Promise<boolean> {
    const isOver = this.#room.now() - this.#startedAtMs >= lastStartAfterMs;
    if (this.#tries >= maxTries || isOver) return false;
    this.#tries += 1;
    await this.#room.pause(pauseBaseMs * 2 ** (this.#tries - 1) * (0.5 + Math.random()));
    return true;
  }

  /** Whether to plan again for a cart that changed concurrently; true once. */
  yield(): boolean {
    const may = this.#mayYield;
    this.#mayYield = false;
    return may;
  }
}
