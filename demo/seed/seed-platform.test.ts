import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { root } from "../../scripts/house/run-command.mjs";
import { catalogueSources, isOfSameMonth, toCatalogueMark } from "./seed-platform.ts";

const folder = mkdtempSync(path.join(tmpdir(), "catalogue-mark-"));
const sources = [path.relative(root, folder)];
const wanted = { products: 30, customers: true };
const today = new Date("2026-11-21T08:00:00Z");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): string {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  return toCatalogueMark(wanted, today, sources);
}

describe("the mark of a demo catalogue", () => {
  it("differs for another text, another file and another file name, not for another test", () => {
    const marks = [
      write("words/en/catalogue.json", '{"group":"Mixers"}'),
      write("words/en/catalogue.json", '{"group":"Blenders"}'),
      write("words/de/catalogue.json", "{}"),
    ];
    expect(new Set(marks).size).toBe(3);
    expect(write("words/words.test.ts", "1")).toBe(marks.at(-1));
  });

  it("differs for another size, date, or with customers, and is stable otherwise", () => {
    const day = new Date("2026-11-22T00:30:00Z");
    const marks = [
      toCatalogueMark(wanted, today),
      toCatalogueMark({ ...wanted, products: 31 }, today),
      toCatalogueMark({ ...wanted, customers: false }, today),
      toCatalogueMark(wanted, day),
    ];
    expect(new Set(marks).size).toBe(4);
    expect(toCatalogueMark(wanted, new Date("2026-11-21T23:00:00Z"))).toBe(marks[0]);
  });

  it("distinguishes a day of the same month from another month, size or content", () => {
    const mark = toCatalogueMark(wanted, today);
    expect(isOfSameMonth(mark, toCatalogueMark(wanted, new Date("2026-11-30T00:00:00Z")))).toBe(true);
    expect(isOfSameMonth(mark, toCatalogueMark(wanted, new Date("2026-12-21T00:00:00Z")))).toBe(false);
    expect(isOfSameMonth(mark, toCatalogueMark({ ...wanted, products: 31 }, today))).toBe(false);
    expect(isOfSameMonth(mark, toCatalogueMark(wanted, today, sources))).toBe(false);
  });

  it("covers every file that the generator reads", () => {
    const [generator = "", ...beside] = catalogueSources;
    const outside = new Set(
      listSources(path.join(root, generator)).flatMap((file) => [...readImports(file)]),
    );
    for (const file of beside) for (const next of readImports(path.join(root, file))) outside.add(next);
    const isKnown = (file: string) => catalogueSources.some((source) => file.startsWith(source));
    expect([...outside].filter((file) => !isKnown(file))).toEqual([]);
    expect(catalogueSources.filter((source) => !existsSync(path.join(root, source)))).toEqual([]);
  });
});

const listSources = (of: string) =>
  readdirSync(of, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => path.join(of, name));

/** Lists imports of a file, except type-only ones, relative to the root. */
function readImports(file: string): readonly string[] {
  const imports = readFileSync(file, "utf8").matchAll(/^import (?!type )[^;]*?"(\.[^"]+)";/gm);
  return [...imports].map(([, place = ""]) => path.relative(root, path.resolve(path.dirname(file), place)));
}
