const DAY_MS = 24 * 60 * 60_000;

const DAILY = 7;
const WEEKLY = 4;
const MONTHLY = 12;

/**
 * Chooses the backups to retain, by names that begin with their time: the newest of each of the last 7 days, 4 weeks
 * and 12 months that have one. A name without a time is retained.
 */
export function chooseRetained(names: readonly string[]): ReadonlySet<string> {
  const newestFirst = names.filter(readTime).sort().reverse();
  const retained = new Set(names.filter((name) => !readTime(name)));
  const periods: readonly (readonly [count: number, toPeriod: (day: string) => string])[] = [
    [DAILY, (day) => day],
    [WEEKLY, toWeek],
    [MONTHLY, (day) => day.slice(0, 7)],
  ];
  for (const [count, toPeriod] of periods) {
    const seen = new Set<string>();
    for (const name of newestFirst) {
      const period = toPeriod(name.slice(0, 10));
      if (seen.has(period)) continue;
      if (seen.size === count) break;
      seen.add(period);
      retained.add(name);
    }
  }
  return retained;
}

function readTime(name: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T/.test(name);
}

/** Weeks begin on Mondays; 1 January 1970 was a Thursday. */
function toWeek(day: string): string {
  const days = Math.floor(Date.parse(day) / DAY_MS);
  return String(Math.floor((days + 3) / 7));
}
