import { type DeliveryOptions, deliverMessages } from "./deliver-messages.ts";

/** A run that has not come back after this time was ended with its request. */
const RUN_LASTS_MS = 25_000;

/** Sees to it that messages leave right after the change that they tell of: one run at a time in an isolate. */
export class Outbox {
  #isFilled = false;
  #runningSince = Number.NEGATIVE_INFINITY;
  readonly #options: DeliveryOptions | null;

  /** Without a subscription messages are only kept. */
  constructor(options: DeliveryOptions | null) {
    this.#options = options;
  }

  /** A batch with messages was written. */
  noteFilled(): void {
    this.#isFilled = true;
  }

  /** What is to be done behind an answer; null when there is nothing, or another run sees to it. */
  takeWork(): Promise<void> | null {
    if (!this.#isFilled || this.#options === null) return null;
    if (Date.now() - this.#runningSince < RUN_LASTS_MS) return null;
    return this.#run(this.#options);
  }

  /** Delivers whatever is due. */
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
