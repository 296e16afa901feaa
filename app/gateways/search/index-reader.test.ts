import { expect, it } from "vitest";
import { ok } from "../../foundation/result";
import { createIndexReader } from "./index-reader";

it("sends any number of count queries, within the limit of each request, and returns the counts in order", async () => {
  const sizes: number[] = [];
  const reader = createIndexReader(async (_method, _path, body) => {
    const asked: unknown = Reflect.get(Object(body), "requests");
    const requests = Array.isArray(asked) ? asked : [];
    sizes.push(requests.length);
    return ok({ results: requests.map(({ indexName }) => ({ nbHits: Number(indexName) })) });
  });
  const wanted = Array.from({ length: 4 * 28 }, (_, at) => at);
  const counted = await reader.count(
    wanted.map((at) => ({ index: String(at), facet: "categories.lvl0", value: "weighing" })),
  );
  expect(counted).toEqual(ok(wanted));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
});
