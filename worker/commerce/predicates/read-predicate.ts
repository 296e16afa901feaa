import { parsePredicate } from "./parse-predicate.ts";
import type { Predicate } from "./predicate.ts";

/** Parsed predicates are immutable and few; the oldest goes when the cache is full. */
const CACHE_SIZE = 500;
const parsed = new Map<string, Predicate>();

/** As parsePredicate, remembering what it parsed. */
export function readPredicate(source: string): Predicate {
  const known = parsed.get(source);
  if (known) return known;
  const predicate = parsePredicate(source);
  const oldest = parsed.keys().next().value;
  if (parsed.size >= CACHE_SIZE && oldest !== undefined) parsed.delete(oldest);
  parsed.set(source, predicate);
  return predicate;
}
