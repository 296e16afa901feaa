import { type DeliveryOptions, deliverMessages } from "./deliver-messages.ts";

/** A run that takes longer was ended with its request. */
const RUN_LASTS_MS = 25_000;

/** Delivers messages right after their change: one run at a time in an isolate. */
export class Outbox {
  #isFilled = false;
  #runningSince = Number.NEGATIVE_INFINITY;
  readonly #options: DeliveryOptions | null;

  /** Without a subscription messages are only stored. */
  constructor(options: DeliveryOptions | null) {
    this.#options = options;
  }

  /** Notifies of a batch with messages. */
  noteFilled(): void {
    this.#isFilled = true;
  }

  /** Returns the work to run after a response; null if no message waits, or another run does it. */
  takeWork(): Promise<void> | null {
    if (!this.#isFilled || this.#options === null) return null;
    if (Date.now() - this.#runningSince < RUN_LASTS_MS) return null;
    return this.#run(this.#options);
  }

  /** Delivers all due messages. */
  async drain(): Promise<void> {
    if (this.#options) await this.#run(this.#options);
  }

  async #run(options: DeliveryOptions): Promise<void> {
    this.#runningSince = Date.now();
    try {
      do {
        this.#isFilled = false;
        await deliverMessages(options);
      } while (this.#isFilled && Date.now() - this.#runningSince < RUN_LASTS_MS / 2);
    } catch (error) {
      // The messages stay in the outbox; the schedule tries again.
      console.error(JSON.stringify({ level: "error", event: "delivery-failed", message: String(error) }));
    } finally {
      this.#runningSince = Number.NEGATIVE_INFINITY;
    }
  }
}
