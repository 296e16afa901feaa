export type Literal = string | number | boolean;

export type Comparison = "=" | "!=" | "<" | ">" | "<=" | ">=";

/** A parsed `where`, not yet tied to a resource. */
export type Predicate =
  | { readonly kind: "and" | "or"; readonly parts: readonly Predicate[] }
  | { readonly kind: "not"; readonly part: Predicate }
  | { readonly kind: "nested"; readonly field: string; readonly inner: Predicate }
  | {
      readonly kind: "compare";
      readonly field: string;
      readonly operator: Comparison;
      readonly value: Literal;
    }
  | {
      readonly kind: "in";
      readonly field: string;
      readonly negated: boolean;
      readonly values: readonly Literal[];
    }
  | {
      readonly kind: "contains";
      readonly field: string;
      readonly all: boolean;
      readonly values: readonly Literal[];
    }
  | { readonly kind: "defined" | "empty"; readonly field: string; readonly negated: boolean }
  | { readonly kind: "matches"; readonly field: string; readonly value: Literal }
  | { readonly kind: "within"; readonly circle: Circle };

/** `within circle(longitude, latitude, radius)`: degrees and metres. */
export interface Circle {
  readonly longitude: number;
  readonly latitude: number;
  readonly radius: number;
}
