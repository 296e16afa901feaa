const clocks = new Map<string, Intl.DateTimeFormat>();
const dayMs = 86_400_000;

/**
 * When the local day ends, in milliseconds since 1970. On the days of a clock change the first estimate is an hour
 * off; the second corrects it.
 */
export function toNextMidnight(nowMs: number, timeZone: string): number {
  const guess = nowMs + dayMs - toTimeOfDayMs(nowMs, timeZone);
  const overshoot = toTimeOfDayMs(guess, timeZone);
  return overshoot > dayMs / 2 ? guess + dayMs - overshoot : guess - overshoot;
}

function toTimeOfDayMs(atMs: number, timeZone: string): number {
  const clock = findClock(timeZone);
  const parts = Object.fromEntries(clock.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]));
  const { hour = 0, minute = 0, second = 0 } = parts;
  return ((hour * 60 + minute) * 60 + second) * 1000 + (atMs % 1000);
}

function findClock(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "medium", hourCycle: "h23" });
  clocks.set(timeZone, clock);
  return clock;
}
