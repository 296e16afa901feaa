import { describe, expect, it } from "vitest";
import { readSources } from "./source-files";

/** A layer of memos above another only hides which of them is stale. */
const mostMemos = 10;
/** Entries of all memos together: the isolate's 128 MB also hold pages, remembered responses and markup. */
const mostEntries = 4_000;

const sources = readSources(["app", "worker", "durable-objects"]).filter(
  ({ path }) => path !== "app/foundation/memo.ts" && !path.endsWith(".test.ts"),
);
const created = sources.flatMap(({ text }) => text.match(/= memo\(/g) ?? []);
const limits = sources.flatMap(({ text }) =>
  text.includes("= memo(") ? [...text.matchAll(/\{ entries: ([\d_]+) \}/g)] : [],
);

describe("memos that outlive a request", () => {
  it("are few", () => expect(created.length).toBeLessThanOrEqual(mostMemos));

  it("have a budget of entries", () => {
    expect(limits).toHaveLength(created.length);
    const entries = limits.map(([, limit = ""]) => Number(limit.replaceAll("_", "")));
    expect(entries.reduce((sum, limit) => sum + limit, 0)).toBeLessThanOrEqual(mostEntries);
  });

  it("are bounded when they are caches by key", () => {
    const unbounded = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/new LRUCache[^(]*\(([^)]*)/g)].flatMap(([, options = ""]) =>
        /\bmax(?:Size)?:/.test(options) ? [] : [`${path}: ${options}`],
      ),
    );
    expect(unbounded).toEqual([]);
  });
});
