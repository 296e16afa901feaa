const DATE_TIME = /^\d{4}-\d\d-\d\dT/;
const TIME = /^(\d\d:\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?$/;

/**
 * A time, or a date and time, in the one form that sorts as text: `10:00:00.000`, `2026-11-21T10:00:00.000Z`. Any
 * other text stays as it is.
 */
export function toSortableTime(text: string): string {
  if (DATE_TIME.test(text)) {
    const time = Date.parse(text);
    return Number.isNaN(time) ? text : new Date(time).toISOString();
  }
  const [, minutes, seconds = "00", thousandths = "0"] = TIME.exec(text) ?? [];
  return minutes === undefined ? text : `${minutes}:${seconds}.${thousandths.padEnd(3, "0")}`;
}
