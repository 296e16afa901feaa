import type { Comparison } from "../lexer/read-conditions.ts";
import { type Money, readFractionDigits } from "../money/money.ts";
import type { PredicateValue } from "./predicate.ts";

/** Compares two values; amounts of different currencies, and values of different kinds, are only ever unequal. */
export function compareValues(operator: Comparison, left: PredicateValue, right: PredicateValue): boolean {
  if (operator === "!=") return !equals(left, right);
  if (operator === "=") return equals(left, right);
  const pair = toComparable(left, right);
  if (!pair) return false;
  const [first, second] = pair;
  if (operator === "<") return first < second;
  if (operator === ">") return first > second;
  return operator === "<=" ? first <= second : first >= second;
}

/** Whether a list contains a value, or a text contains a part. */
export function containsValue(whole: PredicateValue, part: PredicateValue): boolean {
  if (isList(whole)) return whole.some((value) => equals(value, part));
  if (typeof whole === "string" && typeof part === "string") return whole.includes(part);
  return equals(whole, part);
}

function equals(left: PredicateValue, right: PredicateValue): boolean {
  if (isList(left) && isList(right)) {
    return left.length === right.length && left.every((value) => containsValue(right, value));
  }
  if (isList(left)) return left.some((value) => equals(value, right));
  if (isList(right)) return right.some((value) => equals(left, value));
  const pair = toComparable(left, right);
  return pair !== undefined && pair[0] === pair[1];
}

function toComparable(
  left: PredicateValue,
  right: PredicateValue,
): readonly [number, number] | readonly [string, string] | undefined {
  if (isMoney(left) || isMoney(right)) return toComparableMoney(left, right);
  if (typeof left === "number" && typeof right === "number") return [left, right];
  if (typeof left === "string" && typeof right === "string") return [left, right];
  if (typeof left === "boolean" && typeof right === "boolean") return [Number(left), Number(right)];
  return undefined;
}

function toComparableMoney(
  left: PredicateValue,
  right: PredicateValue,
): readonly [number, number] | undefined {
  const first = toMoneyValue(left);
  const second = toMoneyValue(right);
  if (!first || !second || first.currencyCode !== second.currencyCode) return undefined;
  return [first.centAmount, second.centAmount];
}

/** Money, or a text such as `800.00 EUR`. */
function toMoneyValue(value: PredicateValue): Money | undefined {
  if (isMoney(value)) return value;
  const match = typeof value === "string" ? /^(-?\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(value) : null;
  if (!match?.[1] || !match[2]) return undefined;
  return {
    currencyCode: match[2],
    centAmount: Math.round(Number(match[1]) * 10 ** readFractionDigits(match[2])),
  };
}

function isMoney(value: PredicateValue): value is Money {
  return typeof value === "object" && !isList(value);
}

function isList(value: PredicateValue): value is readonly PredicateValue[] {
  return Array.isArray(value);
}
