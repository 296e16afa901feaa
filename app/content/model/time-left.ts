const lengthsMs = { days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: 1_000 } as const;

type TimeUnit = keyof typeof lengthsMs;

/** The units of a countdown, in display order. */
export const timeUnits = ["days", "hours", "minutes", "seconds"] as const satisfies readonly TimeUnit[];

/** Returns whole days, hours, minutes and seconds of a span; null when it is over. */
export function splitTime(leftMs: number): Readonly<Record<TimeUnit, number>> | null {
  if (leftMs <= 0) return null;
  return {
    days: Math.floor(leftMs / lengthsMs.days),
    hours: Math.floor((leftMs % lengthsMs.days) / lengthsMs.hours),
    minutes: Math.floor((leftMs % lengthsMs.hours) / lengthsMs.minutes),
    seconds: Math.floor((leftMs % lengthsMs.minutes) / lengthsMs.seconds),
  };
}
