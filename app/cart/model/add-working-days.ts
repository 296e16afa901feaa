const dayMs = 86_400_000;

/** The calendar day in the country that is so many working days after now (Saturday and Sunday do not count), as its noon in UTC. */
export function addWorkingDays(now: Date, workingDays: number, timeZone: string): Date {
  let day = toLocalNoon(now, timeZone);
  for (let left = workingDays; left > 0; ) {
    day = new Date(day.getTime() + dayMs);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day;
}

function toLocalNoon(now: Date, timeZone: string): Date {
  const date = new Intl.DateTimeFormat("en-CA", { timeZone }).format(now);
  return new Date(`${date}T12:00:00Z`);
}
