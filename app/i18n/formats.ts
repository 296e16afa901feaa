import type { Money } from "../foundation/money";

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** `Intl` formatters are slow to construct and pure: each is constructed once. */
function memoise<Format>(known: Map<string, Format>, key: string, make: () => Format): Format {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

export function formatNumber(value: number, locale: string, fractionDigits = 0): string {
  return memoise(
    numberFormats,
    `n${locale}${fractionDigits}`,
    () =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: fractionDigits,
        maximumFractionDigits: fractionDigits,
      }),
  ).format(value);
}

/** Formats a technical value with as many decimals as it has, at most three. */
export function formatDecimal(value: number, locale: string): string {
  return memoise(
    numberFormats,
    `f${locale}`,
    () => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }),
  ).format(value);
}

/** Formats a number of years as text: `10 Jahre`. */
export function formatYears(years: number, locale: string): string {
  const options = { style: "unit", unit: "year", unitDisplay: "long" } as const;
  return memoise(numberFormats, `y${locale}`, () => new Intl.NumberFormat(locale, options)).format(years);
}

/** Formats with two decimals; whole forints have none. */
export function formatMoney(amount: Money, locale: string): string {
  const digits = amount.currency === "HUF" && amount.centAmount % 100 === 0 ? 0 : 2;
  return memoise(
    numberFormats,
    `m${locale}${amount.currency}${digits}`,
    () =>
      new Intl.NumberFormat(locale, {
        style: "currency",
        currency: amount.currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  ).format(amount.centAmount / 100);
}

/** Formats money of any currency in major units, as product attributes hold it: 1,234.50 €. */
export function formatAmount(
  amount: number,
  currency: string,
  locale: string,
  fractionDigits: number,
): string {
  return memoise(
    numberFormats,
    `a${locale}${currency}${fractionDigits}`,
    () =>
      new Intl.NumberFormat(locale, {
        style: "currency",
        currency,
        minimumFractionDigits: fractionDigits,
        maximumFractionDigits: fractionDigits,
      }),
  ).format(amount);
}

/** Formats a share in permyriad (1234 is 12.34 %), with as many decimals as it has. */
export function formatPermyriad(permyriad: number, locale: string): string {
  return memoise(
    numberFormats,
    `p${locale}`,
    () => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 }),
  ).format(permyriad / 10_000);
}

export type DateStyle = "short" | "long" | "date";

const dateOptions: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  short: { weekday: "short", day: "numeric", month: "short" },
  long: { weekday: "long", day: "numeric", month: "long" },
  date: { day: "numeric", month: "long", year: "numeric" },
};

/**
 * A day in the country's time zone: `short` Thu, 26 Nov · `long` Thursday, 26 November · `date` 26 November 2026.
 * No line ends between the day and its month.
 */
export function formatDate(date: Date, locale: string, timeZone: string, style: DateStyle): string {
  const format = memoise(
    dateFormats,
    `d${locale}${timeZone}${style}`,
    () => new Intl.DateTimeFormat(locale, { timeZone, ...dateOptions[style] }),
  );
  return joinDayAndMonth(format.formatToParts(date));
}

/** Makes the spaces between a day and its month no-break spaces: `7. Dezember`, `7 de diciembre`, `december 7.` */
function joinDayAndMonth(parts: readonly Intl.DateTimeFormatPart[]): string {
  const isPart = (index: number, type: string) => parts[index]?.type === type;
  const joins = (index: number) =>
    (isPart(index - 1, "day") && isPart(index + 1, "month")) ||
    (isPart(index - 1, "month") && isPart(index + 1, "day"));
  return parts
    .map(({ type, value }, index) =>
      type === "literal" && joins(index) ? value.replaceAll(" ", "\u00a0") : value,
    )
    .join("");
}

/** A day and a time of day in the country's time zone: Sunday, 29 November, 23:59. */
export function formatDateTime(date: Date, locale: string, timeZone: string): string {
  const format = memoise(
    dateFormats,
    `m${locale}${timeZone}`,
    () =>
      new Intl.DateTimeFormat(locale, { timeZone, ...dateOptions.long, hour: "numeric", minute: "2-digit" }),
  );
  return joinDayAndMonth(format.formatToParts(date));
}

/** A day with its year and a time of day, as a document dates itself: 29 November 2026 at 23:59. */
export function formatTimestamp(date: Date, locale: string, timeZone: string): string {
  const format = memoise(
    dateFormats,
    `t${locale}${timeZone}`,
    () => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: "long", timeStyle: "short" }),
  );
  return joinDayAndMonth(format.formatToParts(date));
}

/** A time of day, in milliseconds since midnight: 08:00. */
export function formatClock(timeOfDayMs: number, locale: string): string {
  return memoise(
    dateFormats,
    `c${locale}`,
    () => new Intl.DateTimeFormat(locale, { timeZone: "UTC", timeStyle: "short" }),
  ).format(timeOfDayMs);
}

/** 1 is Monday; the stand-alone form, with a capital. */
export function formatWeekday(day: number, locale: string): string {
  const aMonday = Date.UTC(2024, 0, 1);
  const name = memoise(
    dateFormats,
    `w${locale}`,
    () => new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "long" }),
  ).format(aMonday + (day - 1) * 86_400_000);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
