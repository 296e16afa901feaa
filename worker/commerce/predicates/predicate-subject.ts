import type { Money } from "../money/money.ts";

/** What a field of a cart or a line can be to a predicate; undefined means it is not set. */
export type PredicateValue = string | number | boolean | Money | readonly PredicateValue[] | undefined;

/** Something a predicate can be asked of: a cart, a line item, a custom line item. */
export interface PredicateSubject {
  /** The value at a dotted path, e.g. ["customer", "email"]. */
  readField(path: readonly string[]): PredicateValue;
  /** The value of a function such as lineItemCount; `test` is its argument, asked of each line. */
  callFunction(name: string, test: (line: PredicateSubject) => boolean): PredicateValue;
}
