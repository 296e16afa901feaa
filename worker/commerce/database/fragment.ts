export type SqlValue = string | number | null;

/** A piece of SQL with the values of its placeholders in order of appearance; values never enter the text. */
export interface SqlFragment {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
}

export function fragment(sql: string, ...parameters: readonly SqlValue[]): SqlFragment {
  return { sql, parameters };
}

/** Parts joined flat; more are split into nested halves. */
const SIDE_BY_SIDE = 8;

/** A chain is as deep as it is long, and D1 limits expressions to a depth of 100: halves are shallow. */
function join(parts: readonly string[], word: string): string {
  if (parts.length <= SIDE_BY_SIDE) return parts.join(` ${word} `);
  const half = Math.ceil(parts.length / 2);
  return `(${join(parts.slice(0, half), word)}) ${word} (${join(parts.slice(half), word)})`;
}

/** `(a AND b)`; the neutral condition without parts. */
export function combine(parts: readonly SqlFragment[], word: "AND" | "OR"): SqlFragment {
  if (parts.length === 0) return fragment(word === "AND" ? "1" : "0");
  return {
    sql: `(${join(
      parts.map((part) => part.sql),
      word,
    )})`,
    parameters: parts.flatMap((part) => part.parameters),
  };
}

export function negate(part: SqlFragment): SqlFragment {
  return { sql: `NOT coalesce(${part.sql}, 0)`, parameters: part.parameters };
}
