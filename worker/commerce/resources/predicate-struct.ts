import { refine, string } from "superstruct";
import { malformedParameter } from "../errors/platform-errors.ts";
import { parsePredicate } from "../predicates/parse-predicate.ts";
import { PredicateSyntaxError } from "../predicates/predicate.ts";

/** A predicate of a discount that can be read. Throws InvalidInput, which says where it cannot. */
export const PredicateStruct = refine(string(), "predicate", (text) => {
  try {
    parsePredicate(text);
    return true;
  } catch (error) {
    if (!(error instanceof PredicateSyntaxError)) throw error;
    throw malformedParameter("predicate", `Syntax error while parsing 'predicate'. ${error.message}.`);
  }
});
