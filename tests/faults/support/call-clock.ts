/** Counts time in platform calls: an event "at the seventh call" happens during work, on every machine. */
export class CallClock {
  #calls = 0;
  #waiting: { readonly at: number; readonly go: () => void }[] = [];

  /** Records that a call has arrived and waits for its response. */
  tick(): void {
    this.#calls += 1;
    const due = this.#waiting.filter(({ at }) => at <= this.#calls);
    this.#waiting = this.#waiting.filter(({ at }) => at > this.#calls);
    for (const { go } of due) go();
  }

  /** Resolves during the call that arrives `calls` calls from now; never when no more calls arrive. */
  after(calls: number): Promise<void> {
    return new Promise((go) => this.#waiting.push({ at: this.#calls + calls, go }));
  }
}
