import type { SqlFragment, SqlValue } from "../database/fragment.ts";

/** `any`: only the data tells, so a value is compared as what it was written as. */
export type WhereType = "text" | "number" | "boolean" | "datetime" | "any";

/** Puts a condition into a look-up of another table: `before` + condition + `after`. */
export interface Wrap {
  readonly before: string;
  readonly after: string;
  readonly parameters: readonly SqlValue[];
}

/** What a predicate may name at one place of a resource, and the SQL it stands for. */
export type WhereField =
  /** One value; with `wrap`, any one of many. */
  | {
      readonly kind: "value";
      readonly type: WhereType;
      readonly value: SqlFragment;
      readonly wrap?: Wrap;
    }
  /**
   * A part with fields of its own; with `wrap`, one of many rows. `present` is its `is defined`, `guard` must hold too; what
   * may as well be a plain value has it in `plain`, what may be a set has its `members`.
   */
  | {
      readonly kind: "object";
      readonly fields: WhereFields;
      readonly wrap?: Wrap;
      readonly present?: SqlFragment;
      readonly guard?: SqlFragment;
      readonly plain?: Extract<WhereField, { kind: "value" }>;
      readonly members?: Extract<WhereField, { kind: "value" }>;
    }
  /** A place on earth, in degrees. */
  | { readonly kind: "point"; readonly longitude: SqlFragment; readonly latitude: SqlFragment };

/** Fields by name; a function where the names are data (locales, attributes, custom fields). */
export type WhereFields = Readonly<Record<string, WhereField>> | ((name: string) => WhereField | null);
