/**
 * Separators of a query string.
 * `pair`: between pairs; `value`: between name and value; `list`: between the values of one name.
 */
export type QuerySeparators = { readonly pair: string; readonly value: string; readonly list: string | null };

/** The shop's own: several values of one name are several pairs. */
export const ownSeparators: QuerySeparators = { pair: "&", value: "=", list: null };

const kinds = ["pair", "value", "list"] as const;

/** Characters that a query may contain unencoded (RFC 3986, 3.4) and that do not occur in values. */
const mark = /^(pair|value|list)=([!$()*,;:|~/@])$/;

/**
 * Parses the query separators of a former shop, `pair=; list=|`; null: invalid.
 * Missing ones are the shop's own.
 */
export function parseSeparators(setting: string): QuerySeparators | null {
  const named = setting.split(" ").map((word) => mark.exec(word));
  const given = new Map(named.map((found) => [found?.[1], found?.[2]]));
  const isSound =
    named.every(Boolean) && given.size === named.length && new Set(given.values()).size === given.size;
  if (!isSound) return null;
  const [pair, value, list] = kinds.map((kind) => given.get(kind));
  return { pair: pair ?? ownSeparators.pair, value: value ?? ownSeparators.value, list: list ?? null };
}

/**
 * Converts the pairs of a query to the shop's own form.
 * Pairs with the shop's own separators stay unchanged; encoded separators are part of their values.
 */
export function rebuildPairs(search: string, { pair, value, list }: QuerySeparators): readonly string[] {
  const pairs = search
    .slice(1)
    .split(ownSeparators.pair)
    .flatMap((part) => part.split(pair))
    .filter(Boolean);
  return pairs.flatMap((text) => {
    const at = [text.indexOf(ownSeparators.value), text.indexOf(value)].filter((index) => index >= 0);
    if (at.length === 0) return [text];
    const end = Math.min(...at);
    const [name, values] = [text.slice(0, end), text.slice(end + 1)];
    return (list === null ? [values] : values.split(list)).map(
      (one) => `${name}${ownSeparators.value}${one}`,
    );
  });
}
