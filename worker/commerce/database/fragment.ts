export type SqlValue = string | number | null;

/** A piece of SQL with the values of its placeholders in order of appearance; values never enter the text. */
export interface SqlFragment {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
}

export function fragment(sql: string, ...parameters: readonly SqlValue[]): SqlFragment {
  return { sql, parameters };
}

/** `(a AND b)`; the neutral condition when there is none. */
export function combine(parts: readonly SqlFragment[], word: "AND" | "OR"): SqlFragment {
  if (parts.length === 0) return fragment(word === "AND" ? "1" : "0");
  return {
    sql: `(${parts.map((part) => part.sql).join(` ${word} `)})`,
    parameters: parts.flatMap((part) => part.parameters),
  };
}

export function negate(part: SqlFragment): SqlFragment {
  return { sql: `NOT coalesce(${part.sql}, 0)`, parameters: part.parameters };
}
