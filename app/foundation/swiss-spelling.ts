/** Whether a locale writes ss for ß and «…» for „…“: German in Switzerland. */
export function hasSwissSpelling(locale: string): boolean {
  return locale === "de-CH";
}

/** Writes a German text, or all texts of JSON data, as Switzerland does; quotation marks only in pairs. */
export function toSwissSpelling(text: string): string;
export function toSwissSpelling<Data>(data: Data): Data;
export function toSwissSpelling(data: unknown): unknown {
  if (typeof data === "string") return respell(data);
  return JSON.parse(respell(JSON.stringify(data)));
}

// A pair without the quotation mark of JSON in it is in one text.
function respell(text: string): string {
  return text
    .replaceAll("ß", "ss")
    .replaceAll(/„([^„“"]*)“/g, "«$1»")
    .replaceAll(/‚([^‚‘"]*)‘/g, "‹$1›");
}
