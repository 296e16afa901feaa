/**
 * Several texts in one: in the hydration state each value costs more than its letters. A line break inside a text, which
 * HTML shows as a space, becomes one.
 */
export function packLines(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll("\n", " ")).join("\n");
}

export function unpackLines(packed: string): readonly string[] {
  return packed === "" ? [] : packed.split("\n");
}

/** Lines that come in twos: name and address, label and value. */
export function toPairs(lines: readonly string[]): readonly (readonly [string, string])[] {
  return lines.flatMap((line, index) => (index % 2 === 0 ? [[line, lines[index + 1] ?? ""] as const] : []));
}
