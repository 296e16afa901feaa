import type { SqlFragment, SqlValue } from "./fragment.ts";

/**
 * The same statement with numbered placeholders, each value bound once however often it stands in it: D1 binds at most 100
 * values, and a search names its currency, fields and languages over and over. Only for SQL without `?` in its literals.
 */
export function numberParameters({ sql, parameters }: SqlFragment): SqlFragment {
  const places = new Map<SqlValue, number>();
  const values = parameters.values();
  const numbered = sql.replaceAll("?", () => {
    const { value, done } = values.next();
    if (done) throw new Error("The statement has more placeholders than values.");
    const place = places.get(value) ?? places.size + 1;
    places.set(value, place);
    return `?${place}`;
  });
  return { sql: numbered, parameters: [...places.keys()] };
}
