import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { readSources } from "./source-files";

/** A default or a named import of a CSS module. */
const styleImport = /import (\w+|\{[^}]*\}) from "([^"]+\.module\.css)"/g;

/** Lists the classes that a source reads from a style sheet: named imports, or `styles.name` of a default import. */
function listRead(text: string, imported: string): readonly string[] {
  if (imported.startsWith("{"))
    return [...imported.matchAll(/(\w+)(?: as \w+)?(?=[,\s}])/g)].map(([, name = ""]) => name);
  // Neither a message key ("newsletter.title"), nor a file name, nor a property of another object.
  const property = new RegExp(`(?<![\\w."/-])${imported}\\.([A-Za-z_]\\w*)`, "g");
  return [...text.matchAll(property)].map(([, name = ""]) => name);
}

it("a style sheet has each class that a component reads from it", () => {
  const missing = readSources(["app"]).flatMap(({ path: file, text }) =>
    [...text.matchAll(styleImport)].flatMap(([, imported = "", specifier = ""]) => {
      const css = readFileSync(path.join(path.dirname(file), specifier), "utf8");
      const classes = new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name));
      return listRead(text, imported).flatMap((name) => (classes.has(name) ? [] : [`${file}: ${name}`]));
    }),
  );
  expect(missing).toEqual([]);
});
