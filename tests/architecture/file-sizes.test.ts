import { parseSync, Visitor } from "vite";
import { describe, expect, it } from "vitest";
import { codeFolders, readSources, type SourceFile } from "./source-files";

const sources = readSources(codeFolders);
const countLines = (text: string) => text.trimEnd().split("\n").length;
const lengths = sources.map(({ text }) => countLines(text)).sort((left, right) => left - right);
const atShare = (share: number) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;

const longestFunction = 60;
const longestComponent = 80;

/** Lists functions above the limit; a component is one that begins with a capital letter. */
function listLongFunctions({ path, text }: SourceFile): readonly string[] {
  const long: string[] = [];
  const check = (node: { start: number; end: number }, name: string) => {
    const lines = countLines(text.slice(node.start, node.end));
    const limit = /^[A-Z]/.test(name) ? longestComponent : longestFunction;
    if (lines > limit) long.push(`${path}: ${name || "a function"} has ${lines} lines`);
  };
  const visitor = new Visitor({
    FunctionDeclaration: (node) => check(node, node.id?.name ?? ""),
    FunctionExpression: (node) => check(node, node.id?.name ?? ""),
    ArrowFunctionExpression: (node) => check(node, ""),
  });
  visitor.visit(parseSync(path, text).program);
  return long;
}

describe("the size of files", () => {
  it("is at most 300 lines", () => {
    const long = sources.filter(({ text }) => countLines(text) > 300).map(({ path }) => path);
    expect(long).toEqual([]);
  });

  it("is at most 150 lines for nine in ten", () => {
    expect(atShare(0.9)).toBeLessThanOrEqual(150);
  });

  it("limits functions to 60 lines, components to 80", () => {
    expect(sources.flatMap(listLongFunctions)).toEqual([]);
  });

  it("limits classes of Durable Objects to shells of 150 lines", () => {
    const classes = sources.filter(({ path }) => /^durable-objects\/([^/]+)\/\1\.ts$/.test(path));
    expect(classes.filter(({ text }) => countLines(text) > 150).map(({ path }) => path)).toEqual([]);
  });
});
