export type Comparison = "<" | "<=" | "=" | "!=" | ">=" | ">";

/** A condition on records; a number condition matches if any value of the attribute does. */
export type Filter =
  | { readonly kind: "all"; readonly filters: readonly Filter[] }
  | { readonly kind: "any"; readonly filters: readonly Filter[] }
  | { readonly kind: "not"; readonly filter: Filter }
  | { readonly kind: "value"; readonly path: string; readonly value: string }
  | {
      readonly kind: "number";
      readonly path: string;
      readonly comparison: Comparison;
      readonly value: number;
    }
  | { readonly kind: "range"; readonly path: string; readonly from: number; readonly to: number };

/** Every record passes. */
export const everything: Filter = { kind: "all", filters: [] };
