import { formatClock, formatWeekday } from "../../i18n/formats";
import type { BlockContents } from "../model/block-shapes";
import { toOffsetMs } from "../model/to-instant";

type Place = { readonly locale: string; readonly timeZone: string; readonly now: Date };
type Hours = BlockContents["working-time"];

/** Days and hours as the reader's own clocks show them; the desk's are converted with today's difference of the zones. */
export function toWorkingRows(
  { days, timeZone: deskZone }: Hours,
  { locale, timeZone, now }: Place,
): readonly (readonly [days: string, hours: string])[] {
  const aheadMs = toOffsetMs(now.getTime(), timeZone) - toOffsetMs(now.getTime(), deskZone);
  const toClock = (clock: string) => formatClock(clockToMs(clock) + aheadMs, locale);
  return days.map(({ from, to, opens, closes }) => [
    from === to
      ? formatWeekday(from, locale)
      : `${formatWeekday(from, locale)} – ${formatWeekday(to, locale)}`,
    `${toClock(opens)} – ${toClock(closes)}`,
  ]);
}

function clockToMs(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return (hours * 60 + minutes) * 60_000;
}
