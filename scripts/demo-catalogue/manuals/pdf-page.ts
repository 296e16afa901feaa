/** A line of a page, from the top down; `size` in points. */
export interface PdfLine {
  readonly text: string;
  readonly size: number;
}

const pageWidthPt = 595;
const pageHeightPt = 842;
const marginPt = 64;

/** Letters beyond ASCII that the manuals use, by the names that the standard fonts know them by. */
// biome-ignore format: an alphabet
const glyphs: Readonly<Record<string, string>> = {
  ä: "adieresis", ö: "odieresis", ü: "udieresis", Ä: "Adieresis", Ö: "Odieresis", Ü: "Udieresis", ß: "germandbls",
  ą: "aogonek", ć: "cacute", ę: "eogonek", ł: "lslash", ń: "nacute", ó: "oacute", ś: "sacute", ź: "zacute",
  ż: "zdotaccent", Ą: "Aogonek", Ć: "Cacute", Ę: "Eogonek", Ł: "Lslash", Ń: "Nacute", Ó: "Oacute", Ś: "Sacute",
  Ź: "Zacute", Ż: "Zdotaccent", "–": "endash", "’": "quoteright", "•": "bullet", "°": "degree",
};
const firstCode = 0x80;
const codes = new Map(Object.keys(glyphs).map((letter, at) => [letter, firstCode + at] as const));

/** A PDF of one A4 page in Helvetica, which every reader has. */
export function toPdfPage(lines: readonly PdfLine[]): Uint8Array {
  const content = toContent(lines);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidthPt} ${pageHeightPt}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${firstCode} ${Object.values(
      glyphs,
    )
      .map((glyph) => `/${glyph}`)
      .join(" ")}] >> >>`,
  ];
  return Buffer.from(toFile(objects), "latin1");
}

function toContent(lines: readonly PdfLine[]): string {
  let y = pageHeightPt - marginPt;
  const drawn = lines.map(({ text, size }) => {
    y -= size * 1.5;
    return `/F1 ${size} Tf 1 0 0 1 ${marginPt} ${Math.round(y)} Tm (${encode(text)}) Tj`;
  });
  return `BT\n${drawn.join("\n")}\nET`;
}

/** Body, cross-reference table with the offset of each object, trailer. */
function toFile(objects: readonly string[]): string {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  return `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

function encode(text: string): string {
  return [...text]
    .map((letter) => {
      const code = codes.get(letter) ?? letter.charCodeAt(0);
      if (code < 0x80) return letter.replace(/[\\()]/g, "\\$&");
      return code <= 0xff ? `\\${code.toString(8)}` : "?";
    })
    .join("");
}
