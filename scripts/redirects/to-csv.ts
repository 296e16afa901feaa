/**
 * Writes rows in RFC 4180 format, which `import` reads; cells that start like a formula are escaped for spreadsheets.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((cells) => `${cells.map(toCell).join(",")}\r\n`).join("");
}

function toCell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
