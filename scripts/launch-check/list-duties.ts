import type { Country } from "../../app/countries/model/country.ts";
import type { Day } from "../../app/foundation/local-day.ts";
import type * as DutyTable from "../../app/law/model/duties.ts";
import type { DutyDates } from "../../app/law/model/duty-dates.ts";

/**
 * Renders the duties of a country on a day of its calendar as Markdown: what pages show because the law demands it, what
 * every shop shows, and what begins later.
 */
export function listDutiesOn(
  country: Country,
  day: Day,
  { duties, dutyIds, listDuties, toFirstDay }: typeof DutyTable,
  dates: DutyDates,
): string {
  const shown = listDuties(country, day, dates);
  const line = (id: DutyTable.DutyId) => {
    const { act, article, shows, where } = duties[id];
    const from = toFirstDay(id, country.code, dates);
    return `- \`${id}\`, since ${from}: ${shows} (${where}). ${act}, ${article}`;
  };
  const own = dutyIds.filter((id) => duties[id].countries.includes(country.code));
  const sections: readonly (readonly [string, readonly DutyTable.DutyId[]])[] = [
    ["Shown because the law demands it", own.filter((id) => shown.has(id) && !duties[id].isEverywhere)],
    ["Shown here as in every shop", own.filter((id) => shown.has(id) && duties[id].isEverywhere)],
    ["Begins later", own.filter((id) => (toFirstDay(id, country.code, dates) ?? day) > day)],
  ];
  const texts = sections.map(([title, ids]) => `## ${title}\n${ids.map(line).join("\n") || "none"}\n`);
  return `# Duties in ${country.label} (${country.code}) on ${day}\n\n${texts.join("\n")}`;
}
