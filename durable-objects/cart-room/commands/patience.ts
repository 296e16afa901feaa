import type { Room } from "../room";

/** DECISIONS: tries in all on transient failures; once more when somebody else was quicker. */
const maxTries = 3;
const pauseBaseMs = 100;
/** No try begins later: a platform that is silent for 15 s each time would keep the shopper waiting for minutes. */
const patienceMs = 10_000;

/** How often one thing is still tried, however often it has to be planned anew. */
export class Patience {
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

  /** Waits longer each time, never as long as others; false: that was the last try. */
  async pause(): Promise<boolean> {
    const isOver = this.#room.now() - this.#startedAtMs >= patienceMs;
    if (this.#tries >= maxTries || isOver) return false;
    this.#tries += 1;
    await this.#room.pause(pauseBaseMs * 2 ** (this.#tries - 1) * (0.5 + Math.random()));
    return true;
  }

  /** Whether to plan anew for the cart that somebody else made; once. */
  yield(): boolean {
    const may = this.#mayYield;
    this.#mayYield = false;
    return may;
  }
}
