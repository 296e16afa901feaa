import type { ListingRouteQuery } from "../../countries/model/route-table";
import { type AttributeFilter, openRange, type Range } from "../model/listing";

/** `a.voltage=230`: values; `r.capacity=10..20`: a range. */
const attributeParameter = /^([ar])\.([A-Za-z][\w-]{0,59})$/;
const maxAttributes = 12;
const maxValues = 20;
const longestValue = 80;
const figure = /^-?\d{1,9}(?:[.,]\d{1,3})?$/;

/** The attributes that an address narrows by, in the order of their names: one address for one choice. */
export function parseAttributeFilters(search: ListingRouteQuery): readonly AttributeFilter[] {
  const found = [...new Set(search.keys())]
    .map((key) => attributeParameter.exec(key))
    .filter((match) => match !== null);
  const names = [...new Set(found.map(([, , name = ""]) => name))].toSorted().slice(0, maxAttributes);
  return names
    .map((name) => ({
      name,
      values: parseValues(search.getAll(`a.${name}`)),
      range: parseRange(search.getAll(`r.${name}`), "..", parseFigure),
    }))
    .filter(({ values, range }) => values.length > 0 || range.from !== null || range.to !== null);
}

function parseValues(values: readonly string[]): readonly string[] {
  const kept = values.filter((value) => value !== "" && value.length <= longestValue);
  return [...new Set(kept)].slice(0, maxValues);
}

/** With the comma that many of the shop's languages write, or the point. */
function parseFigure(text: string): number | null {
  const trimmed = text.trim();
  return figure.test(trimmed) ? Number(trimmed.replace(",", ".")) : null;
}

/**
 * One value `100-500`, or the two fields of the form, lowest first; either may be left open. A range upside down is
 * turned round; one with anything else in it is none.
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
