import type { CartCommand } from "../model/cart-command";
import type { CartIntent } from "../model/cart-intent";

type Send = (intent: CartIntent, isLeaving: boolean) => Promise<void>;

/**
 * Queues commands to the room: one at a time, in order.
 * Quantities of a line wait for the debounce and the last one wins; any other command flushes them first.
 * A command that failed while online waits for a press; it is lost with the page, because it was not promised.
 */
export class Outbox {
  readonly #send: Send;
  readonly #debounceMs: number;
  readonly #waiting = new Map<string, CartIntent>();
  readonly #underWay = new Set<CartIntent>();
  #failed: readonly CartIntent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tail: Promise<void> = Promise.resolve();

  constructor(send: Send, debounceMs: number) {
    this.#send = send;
    this.#debounceMs = debounceMs;
  }

  get isBusy(): boolean {
    return this.#underWay.size > 0 || this.#waiting.size > 0;
  }

  /** Whether commands remain besides the one whose response has just arrived. */
  get hasMore(): boolean {
    return this.#underWay.size > 1 || this.#waiting.size > 0;
  }

  get hasFailed(): boolean {
    return this.#failed.length > 0;
  }

  /** All commands without a response. */
  get intents(): readonly CartIntent[] {
    return [...this.#underWay, ...this.#waiting.values()];
  }

  add(intent: CartIntent): void {
    const { command } = intent;
    if (command.type !== "set-quantity") {
      this.flush();
      this.#push(intent, false);
      return;
    }
    this.#waiting.set(command.lineId, intent);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), this.#debounceMs);
  }

  /** Sends the waiting commands now. `isLeaving`: the page is unloading, the request must outlive it. */
  flush(isLeaving = false): void {
    clearTimeout(this.#timer);
    const intents = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const intent of intents) this.#push(intent, isLeaving);
  }

  /** Resolves when all commands so far have a response. */
  async settle(): Promise<void> {
    this.flush();
    await this.#tail;
  }

  addFailed(intent: CartIntent): void {
    this.#failed = [...this.#failed, intent];
  }

  /** Removes and returns the failed commands, oldest first. */
  releaseFailed(): readonly CartIntent[] {
    const released = this.#failed;
    this.#failed = [];
    return released;
  }

  /**
   * Removes and returns the failed command that equals this one.
   * Drops older failed commands for the same line: the new one replaces them.
   */
  releaseSameFailed(command: CartCommand): CartIntent | null {
    const wanted = JSON.stringify(command);
    const same = this.#failed.find((intent) => JSON.stringify(intent.command) === wanted) ?? null;
    this.#failed = this.#failed.filter(
      (intent) => intent !== same && !isAboutSameLine(intent.command, command),
    );
    return same;
  }

  #push(intent: CartIntent, isLeaving: boolean): void {
    this.#underWay.add(intent);
    const run = () => this.#send(intent, isLeaving).finally(() => this.#underWay.delete(intent));
    this.#tail = isLeaving ? run() : this.#tail.then(run, run);
  }
}

function isAboutSameLine(old: CartCommand, next: CartCommand): boolean {
  return "lineId" in old && "lineId" in next && old.lineId === next.lineId;
}
