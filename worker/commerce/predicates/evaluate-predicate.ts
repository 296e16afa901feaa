import { compareValues, containsValue } from "./compare-values.ts";
import { readPredicate } from "./parse-predicate.ts";
import {
  type Operand,
  type Predicate,
  type PredicateSubject,
  PredicateSyntaxError,
  type PredicateValue,
} from "./predicate.ts";

/** Whether a predicate matches a subject. A missing field fails every comparison but `!=` and `not in`. */
export function evaluatePredicate(predicate: Predicate, subject: PredicateSubject): boolean {
  switch (predicate.kind) {
    case "constant":
      return predicate.value;
    case "and":
      return predicate.parts.every((part) => evaluatePredicate(part, subject));
    case "or":
      return predicate.parts.some((part) => evaluatePredicate(part, subject));
    case "not":
      return !evaluatePredicate(predicate.part, subject);
    case "compare":
      return compareValues(
        predicate.operator,
        readOperand(predicate.left, subject),
        readOperand(predicate.right, subject),
      );
    case "in":
      return isIn(predicate.left, predicate.values, subject) !== predicate.negated;
    case "contains": {
      const left = readOperand(predicate.left, subject);
      const has = (operand: Operand) => containsValue(left, readOperand(operand, subject));
      return predicate.quantifier === "all" ? predicate.values.every(has) : predicate.values.some(has);
    }
    case "defined":
      return (readOperand(predicate.of, subject) !== undefined) !== predicate.negated;
    case "empty":
      return isEmpty(readOperand(predicate.of, subject)) !== predicate.negated;
    case "holds":
      return readOperand(predicate.of, subject) === true;
  }
}

function readOperand(operand: Operand, subject: PredicateSubject): PredicateValue {
  switch (operand.kind) {
    case "literal":
      return operand.value;
    case "list":
      return operand.values.map((value) => readOperand(value, subject));
    case "field":
      return subject.readField(operand.path);
    case "call":
      return subject.callFunction(operand.name, (line) => evaluatePredicate(operand.argument, line));
  }
}

function isIn(left: Operand, values: readonly Operand[], subject: PredicateSubject): boolean {
  const value = readOperand(left, subject);
  const candidates = Array.isArray(value) ? value : [value];
  return values.some((operand) =>
    candidates.some((candidate) => compareValues("=", candidate, readOperand(operand, subject))),
  );
}

function isEmpty(value: PredicateValue): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

/** Whether a predicate's text matches; an invalid one matches nothing, so that it breaks no cart. */
export function holdsPredicate(source: string, subject: PredicateSubject): boolean {
  try {
    return evaluatePredicate(readPredicate(source), subject);
  } catch (error) {
    if (!(error instanceof PredicateSyntaxError)) throw error;
    console.error("A cart predicate cannot be read", source, error.message);
    return false;
  }
}
