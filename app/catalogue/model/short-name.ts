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
