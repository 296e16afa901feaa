/** A parsed cart predicate: what a discount, a code or a shipping method asks of a cart. */
export type Predicate =
  | { readonly kind: "constant"; readonly value: boolean }
  | { readonly kind: "and" | "or"; readonly left: Predicate; readonly right: Predicate }
  | { readonly kind: "not"; readonly of: Predicate }
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

export type Comparison = "=" | "!=" | "<" | ">" | "<=" | ">=";

export type Operand =
  | { readonly kind: "literal"; readonly value: string | number | boolean }
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
