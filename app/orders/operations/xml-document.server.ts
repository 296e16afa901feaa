import type { html } from "hono/html";

/** Markup whose values are escaped. */
export type XmlPart = ReturnType<typeof html>;

/** Characters that XML 1.0 does not allow, and that a buyer may have pasted into a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Returns markup as a document in UTF-8, one element with text per line, without empty lines. */
export function toXmlDocument(markup: XmlPart): string {
  const text = String(markup)
    .toWellFormed()
    .replaceAll(forbidden, "")
    .replaceAll(/\n{2,}/g, "\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`;
}
