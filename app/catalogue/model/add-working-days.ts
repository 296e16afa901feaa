const dayMs = 86_400_000;

/**
 * Returns the day `days` working days (Monday to Friday) after a point in time.
 * `timeZone` decides its weekday; the result is noon UTC of the day, so that every European zone shows the same date.
 */
export function addWorkingDays(from: Date, days: number, timeZone: string): Date {
  let day = toNoon(from, timeZone);
  for (let left = days; left > 0; ) {
    day = new Date(day.getTime() + dayMs);
    const weekday = day.getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function toNoon(moment: Date, timeZone: string): Date {
  // The Canadian date format is ISO 8601.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone });
  formats.set(timeZone, format);
  return new Date(`${format.format(moment)}T12:00:00Z`);
}
