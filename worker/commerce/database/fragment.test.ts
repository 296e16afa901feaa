import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { combine, fragment } from "./fragment.ts";

it("produces a shallow expression for a long chain, with its values in order", () => {
  const parts = Array.from({ length: 600 }, (_, at) => fragment("? = 1", at));
  const { sql, parameters } = combine(parts, "OR");
  expect(parameters).toEqual(parts.map((_, at) => at));
  let deepest = 0;
  let depth = 0;
  for (const sign of sql) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  expect(deepest).toBeLessThan(12);
  const answer = new DatabaseSync(":memory:").prepare(`SELECT ${sql} AS holds`).get(...parameters);
  expect(answer).toMatchObject({ holds: 1 });
});

it("is neutral without parts", () => {
  expect([combine([], "AND").sql, combine([], "OR").sql]).toEqual(["1", "0"]);
});
