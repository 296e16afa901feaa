/**
 * Returns a product's name without its last part after a dash when that part only repeats values shown below it:
 * `Meat grinder UNI-MG-80 – 80 kg/h, 500 W` with the values `80 kg/h` and `500 W` → `Meat grinder UNI-MG-80`.
 */
export function toShortName(name: string, shownValues: readonly string[]): string {
  const at = name.lastIndexOf(" – ");
  if (at < 0) return name;
  const rest = shownValues.reduce(
    (text, value) => text.replace(toPlainSpaces(value), ""),
    toPlainSpaces(name.slice(at)),
  );
  return /[\p{L}\d]/u.test(rest) ? name : name.slice(0, at);
}

function toPlainSpaces(text: string): string {
  return text.replace(/\s/g, " ");
}
