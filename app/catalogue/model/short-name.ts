/**
 * Returns a product's name without the figures between or after its dashes that are shown below it:
 * `Meat grinder UNI-MG-80 – 80 kg/h, 500 W` with the values `80 kg/h` and `500 W` → `Meat grinder UNI-MG-80`, with
 * `500 W` alone → `Meat grinder UNI-MG-80 – 80 kg/h`. What the name says besides, such as `set with accessories`, stays.
 */
export function toShortName(name: string, shownValues: readonly string[]): string {
  const [noun = "", ...parts] = name.split(" – ");
  const values = shownValues.map(toPlainText).filter((value) => /[\p{L}\d]/u.test(value));
  return [noun, ...parts.flatMap((part) => toUnshown(part, values))].join(" – ");
}

/** The figures of a part that no value shows; empty: all are shown. */
function toUnshown(part: string, values: readonly string[]): readonly string[] {
  const left = part.split(/, /).filter((figure) => {
    const rest = values.reduce((text, value) => text.replace(value, ""), toPlainText(figure));
    return /[\p{L}\d]/u.test(rest);
  });
  return left.length > 0 ? [left.join(", ")] : [];
}

/** A number's sign may be a minus in the name and a hyphen in the value. */
function toPlainText(text: string): string {
  return text.replace(/\s/g, " ").replaceAll("\u2212", "-");
}

/** A part of a name; `isShown`: only figures that are displayed below the name as well. */
export type NamePart = { readonly text: string; readonly isShown: boolean };

/** Splits a name at its dashes: `Mixer RC-PM-5`, ` – 5 l, 450 W`, ` – set with accessories`. */
export function toNameParts(name: string, shownValues: readonly string[]): readonly NamePart[] {
  const values = new Set(shownValues.map(toPlainText));
  const [noun = "", ...others] = name.split(" – ");
  const parts = others.map((part) => ({
    text: ` – ${part}`,
    isShown: part.split(/, /).every((figure) => values.has(toPlainText(figure))),
  }));
  return [{ text: noun, isShown: false }, ...parts];
}
