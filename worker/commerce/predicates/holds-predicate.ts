import { evaluatePredicate } from "./evaluate-predicate.ts";
import { PredicateSyntaxError } from "./predicate.ts";
import type { PredicateSubject } from "./predicate-subject.ts";
import { readPredicate } from "./read-predicate.ts";

/** Whether a predicate's text holds; one that cannot be read holds for nothing, so that it breaks no cart. */
export function holdsPredicate(source: string, subject: PredicateSubject): boolean {
  try {
    return evaluatePredicate(readPredicate(source), subject);
  } catch (error) {
    if (!(error instanceof PredicateSyntaxError)) throw error;
    console.error("A cart predicate cannot be read", source, error.message);
    return false;
  }
}
