/** What happened while a page was made that decides whether, and until when, others may see it. */
export class PageObservation {
  #isDegraded = false;
  #validUntilMs = Number.POSITIVE_INFINITY;

  /** A gateway had an error: the page lacks something, so it is nobody else's. */
  get isDegraded(): boolean {
    return this.#isDegraded;
  }

  /** When the first of the shown prices changes by itself; infinity when none does. */
  get validUntilMs(): number {
    return this.#validUntilMs;
  }

  noteFailure(): void {
    this.#isDegraded = true;
  }

  /** ISO 8601; null and unreadable dates say nothing. */
  noteChangeAt(date: string | null | undefined): void {
    const atMs = date ? Date.parse(date) : Number.NaN;
    if (!Number.isNaN(atMs)) this.#validUntilMs = Math.min(this.#validUntilMs, atMs);
  }
}
