import { toLocalDay } from "../../foundation/local-day";

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

function toNoon(moment: Date, timeZone: string): Date {
  return new Date(`${toLocalDay(moment, timeZone)}T12:00:00Z`);
}
