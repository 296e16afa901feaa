import { combine, fragment, type SqlFragment } from "../database/fragment.ts";
import { type ValueLeaf, valueLeaves } from "./compile-leaf.ts";
import type { QueryInput, TextInput } from "./search-input.ts";
import type { SearchStatement } from "./search-statement.ts";

/** A condition on `p.seq` that every hit fulfils, answerable by an index, with its selectivity: less is better. */
interface Driver {
  readonly rank: number;
  readonly condition: SqlFragment;
}

const UNIQUE = 0;
const TEXT = 1;
const CATEGORY = 2;
const VALUE = 3;
const BEGINNING = 4;
const BOUNDS = 5;

/** Whether an index leads from a value to its rows, and the expected number; null if all would have to be read. */
function rankOf({ kind, input, of }: ValueLeaf): number | null {
  const { field } = input;
  const isAttribute = of.foldedValue !== undefined;
  if (kind === "exact") {
    if (["id", "key", "slug", "variants.sku", "variants.key"].includes(field)) return UNIQUE;
    if (field === "categories" || field === "categoriesSubTree") return CATEGORY;
    return isAttribute || field === "productType" ? VALUE : null;
  }
  if (kind === "prefix") {
    return isAttribute || ["key", "slug", "variants.sku"].includes(field) ? BEGINNING : null;
  }
  if (kind !== "range") return null;
  return isAttribute || field === "createdAt" || field === "lastModifiedAt" ? BOUNDS : null;
}

function ofValue(leaf: ValueLeaf): Driver | null {
  const rank = rankOf(leaf);
  if (rank === null) return null;
  const { of, test } = leaf;
  const { sql, parameters } = combine([of.condition, test], "AND");
  const rows = `SELECT ${of.on} FROM ${of.table} WHERE ${sql}`;
  return { rank, condition: fragment(`p.seq IN (${rows})`, ...parameters) };
}

function ofText(input: TextInput, statement: SearchStatement): Driver {
  const name = statement.textOf(input);
  return { rank: TEXT, condition: fragment(name ? `p.seq IN (SELECT seq FROM ${name})` : "p.seq = 0") };
}

function best(drivers: readonly (Driver | null)[]): Driver | null {
  return drivers.reduce((found, each) => (each && (!found || each.rank < found.rank) ? each : found), null);
}

/**
 * One of several: each must be narrowed, or the whole is not. OR instead of UNION, of which D1 accepts only five; the
 * database uses the indexes of all of them.
 */
function ofAny(queries: readonly QueryInput[], statement: SearchStatement): Driver | null {
  const drivers = queries.map((query) => driverOf(query, statement)).filter((driver) => driver !== null);
  if (drivers.length === 0 || drivers.length < queries.length) return null;
  const condition = combine(
    drivers.map((driver) => driver.condition),
    "OR",
  );
  return { rank: Math.max(...drivers.map(({ rank }) => rank)), condition };
}

function driverOf(query: QueryInput, statement: SearchStatement): Driver | null {
  const { and, filter, or, fullText, fullTextPrefix, fuzzy } = query;
  const texts = [fullText, fullTextPrefix, fuzzy].flatMap((input) =>
    input ? [ofText(input, statement)] : [],
  );
  const all = [...(and ?? []), ...(filter ?? [])].map((each) => driverOf(each, statement));
  const any = or ? [ofAny(or, statement)] : [];
  return best([...valueLeaves(query).map(ofValue), ...texts, ...all, ...any]);
}

/**
 * The part of a compiled query to evaluate first: the one for which an index finds the fewest products, so that a
 * search in a category costs as much as the category and not as the catalogue. Null if every product must be read.
 */
export function chooseDriver(query: QueryInput, statement: SearchStatement): SqlFragment | null {
  return driverOf(query, statement)?.condition ?? null;
}
