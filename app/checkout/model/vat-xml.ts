/** Names of the parameters, as the office's former service had them. */
export const vatParameters = { own: "UstId_1", other: "UstId_2" } as const;

type Field = readonly [name: string, value: string];

/** The specified answer: one array of two strings per field, the name and its value. */
export function writeVatXml(fields: readonly Field[]): string {
  const parts = fields.map(
    (field) =>
      `<param>\n<value><array><data>\n${field
        .map((text) => `<value><string>${escapeXml(text)}</string></value>\n`)
        .join("")}</data></array></value>\n</param>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<params>\n${parts.join("")}</params>\n`;
}

/** The code of such an answer: the string that follows "ErrorCode"; null: it has none. */
export function readVatXml(xml: string): number | null {
  const texts = [...xml.matchAll(/<string>([^<]*)<\/string>/g)].map(([, text]) => text ?? "");
  const index = texts.indexOf("ErrorCode");
  const code = index < 0 ? "" : (texts[index + 1] ?? "");
  return /^\d{3}$/.test(code) ? Number(code) : null;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
