import type { CartCommand } from "../model/cart-command";

type Send = (command: CartCommand) => Promise<void>;

/** DECISIONS: clicks in quick succession are one change; Safari needs longer between requests. */
const isSafari = /^((?!chrome|android).)*safari/i.test(navigator.userAgent);
const debounceMs = isSafari ? 400 : 300;

/**
 * Commands on their way to the room: one at a time, in order. Quantities of a line wait a moment and the last one wins; any
 * other command sends what waits first.
 */
export class CartLineUp {
  readonly #send: Send;
  readonly #waiting = new Map<string, CartCommand>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tail: Promise<void> = Promise.resolve();
  #underWay = 0;

  constructor(send: Send) {
    this.#send = send;
  }

  get isBusy(): boolean {
    return this.#underWay > 0 || this.#waiting.size > 0;
  }

  /** More than the one command whose answer has just come. */
  get hasMore(): boolean {
    return this.#underWay > 1 || this.#waiting.size > 0;
  }

  /** Resolves when everything that was asked so far is answered. */
  async settle(): Promise<void> {
    this.flush();
    await this.#tail;
  }

  add(command: CartCommand): void {
    if (command.type !== "set-quantity") {
      this.flush();
      this.#push(command, false);
      return;
    }
    this.#waiting.set(command.lineId, command);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), debounceMs);
  }

  /** Sends what waits now; `isLeaving`: the page is going, the request must outlive it. */
  flush(isLeaving = false): void {
    clearTimeout(this.#timer);
    const commands = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const command of commands) this.#push(command, isLeaving);
  }

  #push(command: CartCommand, isLeaving: boolean): void {
    this.#underWay += 1;
    const run = () =>
      this.#send(command).finally(() => {
        this.#underWay -= 1;
      });
    this.#tail = isLeaving ? run() : this.#tail.then(run, run);
  }
}
