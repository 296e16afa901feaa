/** Collects the durations of a request for its Server-Timing header. */
export class ServerTiming {
  readonly #startedAt = performance.now();
  readonly #entries: string[] = [];

  /** Milliseconds since the request arrived. Inside a worker the clock advances only with input and output. */
  elapsedMs(): number {
    return Math.round((performance.now() - this.#startedAt) * 10) / 10;
  }

  add(name: string, durationMs: number): void {
    this.#entries.push(`${name};dur=${Math.round(durationMs * 10) / 10}`);
  }

  async measure<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const from = performance.now();
    try {
      return await work();
    } finally {
      this.add(name, performance.now() - from);
    }
  }

  toHeader(): string {
    return [...this.#entries, `total;dur=${this.elapsedMs()}`].join(", ");
  }
}
