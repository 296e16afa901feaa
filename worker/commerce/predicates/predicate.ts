import type { Combined, Comparison, Literal } from "../lexer/read-conditions.ts";
import type { Money } from "../money/money.ts";

/** A parsed cart predicate: the condition of a discount, a code or a shipping method on a cart. */
export type Predicate = Condition | Combined<Condition>;

export type Condition =
  | { readonly kind: "constant"; readonly value: boolean }
  | {
      readonly kind: "compare";
      readonly operator: Comparison;
      readonly left: Operand;
      readonly right: Operand;
    }
  | {
      readonly kind: "in";
      readonly negated: boolean;
      readonly left: Operand;
      readonly values: readonly Operand[];
    }
  | {
      readonly kind: "contains";
      readonly quantifier: "any" | "all";
      readonly left: Operand;
      readonly values: readonly Operand[];
    }
  | { readonly kind: "defined" | "empty"; readonly negated: boolean; readonly of: Operand }
  | { readonly kind: "holds"; readonly of: Operand };

export type Operand =
  | { readonly kind: "literal"; readonly value: Literal }
  | { readonly kind: "list"; readonly values: readonly Operand[] }
  | { readonly kind: "field"; readonly path: readonly string[] }
  | { readonly kind: "call"; readonly name: string; readonly argument: Predicate };

/** The predicate text is not in the language. `position` counts characters from 0. */
export class PredicateSyntaxError extends Error {
  constructor(
    message: string,
    readonly position: number,
  ) {
    super(`${message} at position ${position}`);
    this.name = "PredicateSyntaxError";
  }
}

/** The value of a cart's or line's field for predicates; undefined if not set. */
export type PredicateValue = string | number | boolean | Money | readonly PredicateValue[] | undefined;

/** The subject of a predicate: a cart, a line item, a custom line item. */
export interface PredicateSubject {
  /** The value at a dotted path, e.g. ["customer", "email"]. */
  readField(path: readonly string[]): PredicateValue;
  /** The value of a function such as lineItemCount; `test` is its argument, called for each line. */
  callFunction(name: string, test: (line: PredicateSubject) => boolean): PredicateValue;
}
