const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Converts a local time of a time zone, `2026-12-01T23:59`; null for an invalid time.
 * An hour skipped in spring counts as the one after it.
 */
export function toInstant(localTime: string, timeZone: string): Date | null {
  const asUtcMs = Date.parse(`${localTime}:00Z`);
  if (Number.isNaN(asUtcMs)) return null;
  const guessMs = asUtcMs - toOffsetMs(asUtcMs, timeZone);
  return new Date(asUtcMs - toOffsetMs(guessMs, timeZone));
}

/** Offsets change only at whole quarters of an hour. */
const quarterMs = 15 * 60_000;
const offsets = new Map<string, number>();
const maxOffsets = 500;

/** The offset of a time zone from UTC at a point in time. */
export function toOffsetMs(atMs: number, timeZone: string): number {
  const key = `${timeZone} ${Math.floor(atMs / quarterMs)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offsetMs = readOffsetMs(atMs, timeZone);
  if (offsets.size >= maxOffsets) offsets.clear();
  offsets.set(key, offsetMs);
  return offsetMs;
}

function readOffsetMs(atMs: number, timeZone: string): number {
  const parts = Object.fromEntries(
    findClock(timeZone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const shownMs = Date.UTC(year, month - 1, day, hour, minute, second);
  return shownMs - Math.floor(atMs / 1000) * 1000;
}

function findClock(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
    hourCycle: "h23",
  });
  clocks.set(timeZone, clock);
  return clock;
}
