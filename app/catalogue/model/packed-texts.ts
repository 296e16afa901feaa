/**
 * The control character "delete": no text, SKU or address has it (a space stands for one that does), and the state of
 * hydration, which escapes a line break to four characters, sends it as one.
 */
const separator = "\u007f";

/**
 * Several texts in one: in the hydration state each value costs more than its letters. A line break inside a text,
 * which HTML shows as a space, becomes one.
 */
export function packTexts(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll("\n", " ").replaceAll(separator, " ")).join(separator);
}

export function unpackTexts(packed: string): readonly string[] {
  return packed === "" ? [] : packed.split(separator);
}

/** Texts that come in twos: name and address, label and value. */
export function toPairs(texts: readonly string[]): readonly (readonly [string, string])[] {
  return texts.flatMap((text, index) => (index % 2 === 0 ? [[text, texts[index + 1] ?? ""] as const] : []));
}
