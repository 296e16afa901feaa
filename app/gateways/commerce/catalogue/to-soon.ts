const stepMs = 10 * 60_000;

/**
 * The moment up to which the next price is looked for: 10 to 20 minutes ahead, so past the time for which a kept page is
 * shown without question; on the full ten minutes, so that what asks for the same asks the same.
 */
export function toSoon(nowMs: number): string {
  return new Date((Math.floor(nowMs / stepMs) + 2) * stepMs).toISOString();
}
