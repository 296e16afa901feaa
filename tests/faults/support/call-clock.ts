/** Time as the platform's calls tell it: what happens "at the seventh call" meets running work, on every machine. */
export class CallClock {
  #calls = 0;
  #waiting: { readonly at: number; readonly go: () => void }[] = [];

  /** A call has arrived and waits for its answer. */
  tick(): void {
    this.#calls += 1;
    const due = this.#waiting.filter(({ at }) => at <= this.#calls);
    this.#waiting = this.#waiting.filter(({ at }) => at > this.#calls);
    for (const { go } of due) go();
  }

  /** Resolves while the call is under way that comes so many calls from now; never when there are none any more. */
  after(calls: number): Promise<void> {
    return new Promise((go) => this.#waiting.push({ at: this.#calls + calls, go }));
  }
}
