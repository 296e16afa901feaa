import { refine, type Struct, string } from "superstruct";
import { malformedParameter } from "../errors/platform-errors.ts";
import { parsePredicate } from "../predicates/parse-predicate.ts";
import { PredicateSyntaxError } from "../predicates/predicate.ts";

/** Throws InvalidInput with the position at which the predicate is invalid; `field` is its name in the draft. */
export function requireReadable(text: string, field: string): void {
  try {
    parsePredicate(text);
  } catch (error) {
    if (!(error instanceof PredicateSyntaxError)) throw error;
    throw malformedParameter(field, `Syntax error while parsing '${field}'. ${error.message}.`);
  }
}

/** A valid predicate, in the field of this name. Throws InvalidInput. */
export function predicateIn(field: string): Struct<string, null> {
  return refine(string(), "predicate", (text) => {
    requireReadable(text, field);
    return true;
  });
}
