import { formatClock, formatWeekday } from "../../i18n/formats";
import type { BlockContents, WorkingHoursRow } from "../model/block-shapes";
import { toOffsetMs } from "../model/to-instant";

type Place = { readonly locale: string; readonly timeZone: string; readonly now: Date };
type Hours = BlockContents["working-time"];

/**
 * Formats service hours in the shop's time zone.
 * The hours are in the time zone of the service team; both offsets are today's.
 */
export function toWorkingRows(
  { days, timeZone: teamZone }: Hours,
  { locale, timeZone, now }: Place,
): readonly WorkingHoursRow[] {
  const aheadMs = toOffsetMs(now.getTime(), timeZone) - toOffsetMs(now.getTime(), teamZone);
  const toClock = (clock: string) => formatClock(clockToMs(clock) + aheadMs, locale);
  return days.map(({ from, to, opens, closes }) => ({
    days:
      from === to
        ? formatWeekday(from, locale)
        : `${formatWeekday(from, locale)} – ${formatWeekday(to, locale)}`,
    hours: `${toClock(opens)} – ${toClock(closes)}`,
  }));
}

function clockToMs(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return (hours * 60 + minutes) * 60_000;
}
