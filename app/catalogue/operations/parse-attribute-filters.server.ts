import type { ListingRouteQuery } from "../../countries/model/route-table";
import { type AttributeFilter, openRange, type Range } from "../model/listing";

/** `a.voltage=230`: values; `r.capacity=10..20`, or `r.capacity.from=10` and `r.capacity.to=20`: a range. */
const attributeParameter = /^(?:a\.([A-Za-z][\w-]{0,59})|r\.([A-Za-z][\w-]{0,59})(?:\.(?:from|to))?)$/;
const maxAttributes = 12;
const maxValues = 20;
const longestValue = 80;
const numeric = /^-?\d{1,9}(?:[.,]\d{1,3})?$/;

/** Parses a URL's attribute filters, in the order of their names: one URL per selection. */
export function parseAttributeFilters(search: ListingRouteQuery): readonly AttributeFilter[] {
  const found = [...new Set(search.keys())]
    .map((key) => attributeParameter.exec(key))
    .filter((match) => match !== null);
  const names = [...new Set(found.map(([, listed, ranged]) => listed ?? ranged ?? ""))]
    .toSorted()
    .slice(0, maxAttributes);
  return names
    .map((name) => ({
      name,
      values: parseValues(search.getAll(`a.${name}`)),
      range: parseRange(readRange(search, `r.${name}`), "..", parseFigure),
    }))
    .filter(({ values, range }) => values.length > 0 || range.from !== null || range.to !== null);
}

function parseValues(values: readonly string[]): readonly string[] {
  const remaining = values.filter((value) => value !== "" && value.length <= longestValue);
  return [...new Set(remaining)].slice(0, maxValues);
}

/** Accepts the decimal comma that many of the shop's languages use, or the point. */
function parseFigure(text: string): number | null {
  const trimmed = text.trim();
  return numeric.test(trimmed) ? Number(trimmed.replace(",", ".")) : null;
}

/** Returns the values of a range: those of its own name, else the two ends that a form sends; an absent end is empty. */
export function readRange(search: ListingRouteQuery, name: "price" | `r.${string}`): readonly string[] {
  const values = search.getAll(name);
  return values.length > 0 ? values : [search.get(`${name}.from`) ?? "", search.get(`${name}.to`) ?? ""];
}

/**
 * Parses one value `100-500`, or two ends, lowest first; either may be open.
 * Swaps a reversed range; ignores one with any other characters.
 */
export function parseRange(
  values: readonly string[],
  separator: string,
  parsePart: (text: string) => number | null,
): Range {
  const parts = values.length > 1 ? values : (values[0] ?? "").split(separator);
  const bounds = parts.map(parsePart);
  if (parts.length > 2 || bounds.some((bound, at) => bound === null && parts[at]?.trim() !== ""))
    return openRange;
  const [from = null, to = null] = bounds;
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}
