import { err, ok } from "../../../app/foundation/result";
import { readCart } from "../read-cart";
import type { Room } from "../room";
import { type CommandAnswer, runBatch, type WaitingCommand } from "./run-batch";

type Queued = WaitingCommand & { readonly answer: (answer: CommandAnswer) => void };

/**
 * Commands of one cart. While one update is under way, what arrives waits and is merged into the next. The same
 * idempotency key joins the command that waits, or answers what was answered.
 */
export class CommandQueue {
  readonly #room: Room;
  readonly #underWay = new Map<string, { fingerprint: string; answer: Promise<CommandAnswer> }>();
  #waiting: Queued[] = [];

  constructor(room: Room) {
    this.#room = room;
  }

  async execute(waiting: WaitingCommand): Promise<CommandAnswer> {
    const { sessionId, key, fingerprint } = waiting.scope;
    const id = `${sessionId} ${key}`;
    const twin = this.#underWay.get(id);
    if (twin) return twin.fingerprint === fingerprint ? twin.answer : err({ code: "key-reused" });
    const answer = this.#executeOnce(waiting);
    this.#underWay.set(id, { fingerprint, answer });
    try {
      return await answer;
    } finally {
      this.#underWay.delete(id);
    }
  }

  async #executeOnce(waiting: WaitingCommand): Promise<CommandAnswer> {
    // An update whose fate is open may be this very command: the platform knows.
    if (this.#room.batches.hasAny() && this.#waiting.length === 0) {
      await this.#room.inTurn(() => readCart(this.#room, true));
    }
    const earlier = this.#room.answered.find(waiting.scope, this.#room.now());
    if (earlier && !earlier.isSameBody) return err({ code: "key-reused" });
    if (earlier) return this.#repeat(earlier.answer);
    return new Promise<CommandAnswer>((answer, fail) => {
      this.#waiting.push({ ...waiting, answer });
      if (this.#waiting.length === 1) this.#room.inTurn(() => this.#drain()).catch(fail);
    });
  }

  async #repeat(stored: string): Promise<CommandAnswer> {
    const cart = await readCart(this.#room, false);
    if (!cart.ok) return cart;
    if (!cart.value) return err({ code: "cart-not-found" });
    const { clampedTo } = JSON.parse(stored) as { clampedTo?: number };
    return ok({ cart: cart.value, ...(clampedTo !== undefined && { clampedTo }) });
  }

  async #drain(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    const answers = await runBatch(this.#room, batch).catch((error: unknown) => {
      this.#room.log("batch-broke", { message: error instanceof Error ? error.message : "unknown" });
      return batch.map(() => err({ code: "platform-unavailable" } as const));
    });
    batch.forEach(({ answer }, index) => {
      answer(answers[index] ?? err({ code: "platform-unavailable" }));
    });
  }
}
