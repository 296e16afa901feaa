/**
 * Returns a product's name without the figures after its last dash that are shown below it:
 * `Meat grinder UNI-MG-80 – 80 kg/h, 500 W` with the values `80 kg/h` and `500 W` → `Meat grinder UNI-MG-80`, with
 * `500 W` alone → `Meat grinder UNI-MG-80 – 80 kg/h`.
 */
export function toShortName(name: string, shownValues: readonly string[]): string {
  const at = name.lastIndexOf(" – ");
  if (at < 0) return name;
  const values = shownValues.map(toPlainSpaces).filter((value) => /[\p{L}\d]/u.test(value));
  const left = name
    .slice(at + 3)
    .split(/, /)
    .filter((part) => {
      const rest = values.reduce((text, value) => text.replace(value, ""), toPlainSpaces(part));
      return /[\p{L}\d]/u.test(rest);
    });
  return left.length > 0 ? `${name.slice(0, at)} – ${left.join(", ")}` : name.slice(0, at);
}

function toPlainSpaces(text: string): string {
  return text.replace(/\s/g, " ");
}

/** A part of a name; `isShown`: only figures that are displayed below the name as well. */
export type NamePart = { readonly text: string; readonly isShown: boolean };

/** Splits a name at its dashes: `Mixer RC-PM-5`, ` – 5 l, 450 W`, ` – set with accessories`. */
export function toNameParts(name: string, shownValues: readonly string[]): readonly NamePart[] {
  const values = new Set(shownValues.map(toPlainSpaces));
  const [noun = "", ...others] = name.split(" – ");
  const parts = others.map((part) => ({
    text: ` – ${part}`,
    isShown: part.split(/, /).every((figure) => values.has(toPlainSpaces(figure))),
  }));
  return [{ text: noun, isShown: false }, ...parts];
}
