const formats = new Map<string, Intl.NumberFormat>();

/** A technical figure in the locale's writing, at most three decimals. */
export function formatAttributeNumber(value: number, locale: string): string {
  const known = formats.get(locale);
  const format = known ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  if (!known) formats.set(locale, format);
  return format.format(value);
}
