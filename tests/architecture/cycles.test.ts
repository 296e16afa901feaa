import { describe, expect, it } from "vitest";
import { findCycles, type ImportGraph } from "./find-cycles";
import { readImports, resolveImport } from "./read-imports";
import { codeFolders, readSources } from "./source-files";

function readGraph(): ImportGraph {
  const sources = readSources(codeFolders);
  const known = new Set(sources.map(({ path }) => path));
  return new Map(
    sources.map((source) => [
      source.path,
      readImports(source).flatMap(({ specifier }) => resolveImport(source.path, specifier, known) ?? []),
    ]),
  );
}

describe("imports", () => {
  it("have no cycles, including dynamic and type imports", () => {
    expect(findCycles(readGraph())).toEqual([]);
  });

  it.each([
    ["none", { a: ["b", "c"], b: ["c"], c: [] }, []],
    ["two that import each other", { a: ["b"], b: ["a"], c: ["a"] }, [["a", "b"]]],
    ["a ring", { a: ["b"], b: ["c"], c: ["a"], d: ["d"] }, [["a", "b", "c"], ["d"]]],
    [
      "two rings side by side",
      { a: ["b"], b: ["a", "c"], c: ["d"], d: ["c"] },
      [
        ["c", "d"],
        ["a", "b"],
      ],
    ],
  ])("in cycles are detected: %s", (_, graph, cycles) => {
    expect(findCycles(new Map(Object.entries(graph)))).toEqual(cycles);
  });
});
