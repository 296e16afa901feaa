import path from "node:path";
import { runnerImport } from "vite";
import type { Locale } from "../../app/countries/model/locale.ts";
import { root } from "../house/run-command.mjs";

type Tables = typeof import("../../app/countries/model/country-table.ts");
type Formats = typeof import("../../app/i18n/formats.ts");
type Names = typeof import("../../app/i18n/display-names.ts");

/**
 * Loads the texts that `Intl` formats in the shops of a language, by the shop's own formats.
 * They are amounts in their currencies, numbers, dates, and the names of countries and languages that product pages
 * show with reviews.
 *
 * @returns a function from a language to its texts
 */
export async function loadFormattedTexts(): Promise<(language: string) => readonly string[]> {
  const load = async <Module>(name: string): Promise<Module> =>
    (await runnerImport<Module>(path.join(root, name), { configFile: false, logLevel: "error" })).module;
  const [{ countryTable }, formats, names] = await Promise.all([
    load<Tables>("app/countries/model/country-table.ts"),
    load<Formats>("app/i18n/formats.ts"),
    load<Names>("app/i18n/display-names.ts"),
  ]);
  const toLanguage = (locale: Locale) => locale.slice(0, 2);
  const spoken = [...new Set(countryTable.flatMap(({ locales }) => locales.map(toLanguage)))];
  return (language) =>
    countryTable.flatMap(({ locales, currency, timeZone }) =>
      locales
        .filter((locale) => toLanguage(locale) === language)
        .flatMap((locale) => [
          formats.formatMoney({ centAmount: -123_456_789, currency }, locale),
          formats.formatMoney({ centAmount: 123_456_700, currency }, locale),
          formats.formatNumber(-1_234_567.89, locale, 2),
          formats.formatPermyriad(1234, locale),
          formats.formatClock(47_100_000, locale),
          ...listDates(formats, locale, timeZone),
          ...countryTable.map(({ code }) => names.nameRegion(code, locale)),
          ...spoken.map((other) => names.nameForeignLanguage(other, locale)),
          ...locales.map((own) => names.nameLanguage(toLanguage(own))),
        ]),
    );
}

/** Returns a date of each month and of each weekday, in all formats of the pages. */
function listDates(formats: Formats, locale: Locale, timeZone: string): readonly string[] {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1 + month, 12)));
  const styles = ["short", "long", "date"] as const;
  return [
    ...days.flatMap((day) => styles.map((style) => formats.formatDate(day, locale, timeZone, style))),
    ...days.map((day) => formats.formatDateTime(day, locale, timeZone)),
    ...days.map((day) => formats.formatTimestamp(day, locale, timeZone)),
    ...Array.from({ length: 7 }, (_, day) => formats.formatWeekday(day + 1, locale)),
  ];
}
