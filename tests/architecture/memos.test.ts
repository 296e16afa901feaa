import { describe, expect, it } from "vitest";
import { readSources, type SourceFile } from "./source-files";

/** Entries of all memos together: the isolate's 128 MB also hold pages, remembered responses and markup. */
const mostEntries = 2_500;

const sources = readSources(["app", "worker", "durable-objects"]);

/** Lists the limits of a file's memos; each is a number or a constant of the file. */
function listLimits({ text }: SourceFile): readonly number[] {
  return [...text.matchAll(/= createInputsMemo<[^;]*>\((\w+)\);/g)].map(([, limit = ""]) => {
    const constant = new RegExp(`const ${limit} = ([\\d_]+);`).exec(text)?.[1];
    return Number((constant ?? limit).replaceAll("_", ""));
  });
}

describe("memos that outlive a request", () => {
  it("have a budget of entries", () => {
    const limits = sources.flatMap(listLimits);
    const created = sources.flatMap(({ text }) => text.match(/= createInputsMemo</g) ?? []);
    expect(limits).toHaveLength(created.length);
    expect(limits.reduce((sum, limit) => sum + limit, 0)).toBeLessThanOrEqual(mostEntries);
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
