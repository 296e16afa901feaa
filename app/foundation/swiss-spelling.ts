/** Whether a locale writes ss for ß: German in Switzerland. */
export function hasSwissSpelling(locale: string): boolean {
  return locale === "de-CH";
}

/** Writes ss for ß in a text, or in all texts of JSON data. */
export function toSwissSpelling(text: string): string;
export function toSwissSpelling<Data>(data: Data): Data;
export function toSwissSpelling(data: unknown): unknown {
  if (typeof data === "string") return data.replaceAll("ß", "ss");
  return JSON.parse(JSON.stringify(data).replaceAll("ß", "ss"));
}
