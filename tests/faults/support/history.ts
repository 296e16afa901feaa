/** Log of the events of one seed, in order, to analyse a failure. */
export class History {
  readonly #began = performance.now();
  readonly #lines: string[] = [];

  note(line: string): void {
    this.#lines.push(`${String(Math.round(performance.now() - this.#began)).padStart(6)} ms  ${line}`);
  }

  /** Returns the last `count` lines, preceded by the number of earlier ones. */
  tail(count: number): string {
    const left = Math.max(0, this.#lines.length - count);
    return [...(left > 0 ? [`  … ${left} earlier`] : []), ...this.#lines.slice(-count)].join("\n");
  }
}
