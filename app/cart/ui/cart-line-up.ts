import type { CartIntent } from "../model/cart-intent";

type Send = (intent: CartIntent, isLeaving: boolean) => Promise<void>;

/** DECISIONS: clicks in quick succession are one change; Safari needs longer between requests. */
const isSafari = /^((?!chrome|android).)*safari/i.test(navigator.userAgent);
const debounceMs = isSafari ? 400 : 300;

/**
 * Commands on their way to the room: one at a time, in order. Quantities of a line wait a moment and the last one wins; any
 * other command sends what waits first.
 */
export class CartLineUp {
  readonly #send: Send;
  readonly #waiting = new Map<string, CartIntent>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tail: Promise<void> = Promise.resolve();
  readonly #underWay = new Set<CartIntent>();

  constructor(send: Send) {
    this.#send = send;
  }

  get isBusy(): boolean {
    return this.#underWay.size > 0 || this.#waiting.size > 0;
  }

  /** More than the one command whose answer has just come. */
  get hasMore(): boolean {
    return this.#underWay.size > 1 || this.#waiting.size > 0;
  }

  /** Everything that was asked and is not answered. */
  get intents(): readonly CartIntent[] {
    return [...this.#underWay, ...this.#waiting.values()];
  }

  /** Resolves when everything that was asked so far is answered. */
  async settle(): Promise<void> {
    this.flush();
    await this.#tail;
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
    this.#timer = setTimeout(() => this.flush(), debounceMs);
  }

  /** Sends what waits now; `isLeaving`: the page is going, the request must outlive it. */
  flush(isLeaving = false): void {
    clearTimeout(this.#timer);
    const intents = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const intent of intents) this.#push(intent, isLeaving);
  }

  #push(intent: CartIntent, isLeaving: boolean): void {
    this.#underWay.add(intent);
    const run = () => this.#send(intent, isLeaving).finally(() => this.#underWay.delete(intent));
    this.#tail = isLeaving ? run() : this.#tail.then(run, run);
  }
}
