import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { codeFolders, listFiles, readSources, readTests, root } from "./source-files";

/** Words that a reader would not search for, each with what to write instead (docs/glossary.md has the field's terms). */
const unwanted: readonly (readonly [RegExp, string])[] = [
  [/\banew\b/i, "again"],
  [/\b(?:some|any|no)body\b/i, "the role: shopper, visitor, operator, caller, client"],
  [/\bwho(?:so)?ever\b/i, "the role: shopper, visitor, operator, caller, client"],
  [/\breckon(?:s|ed|ing)?\b/i, "calculate"],
  [/\b(?:is|are|was|were) told\b/i, "is notified, receives"],
  [/\bmade of\b/i, "derived from, built from"],
  [/\bhears? (?:of|about)\b/i, "receives, is notified"],
  [/\bstands? (?:in|for|beside)\b/i, "is in, represents, is next to"],
  [/\bin words\b/i, "formatted, as text"],
];

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const codeBlock = /```[\s\S]*?```/g;

/** Returns the comments of all code and the text of all documentation, by file. */
function readProse(): readonly (readonly [file: string, prose: string])[] {
  const code = [...readSources(codeFolders), ...readTests()].map(
    (file) => [file.path, (file.text.match(comment) ?? []).join("\n")] as const,
  );
  const pages = ["README.md", ...listFiles("docs").filter((file) => file.endsWith(".md"))].map(
    (file) => [file, readFileSync(path.join(root, file), "utf8").replace(codeBlock, "")] as const,
  );
  return [...code, ...pages];
}

it("writes comments and documentation in the field's words", () => {
  const found = readProse().flatMap(([file, prose]) =>
    unwanted.flatMap(([word, instead]) => {
      const match = word.exec(prose);
      return match ? [`${file}: "${match[0]}" – write ${instead}`] : [];
    }),
  );
  expect(found).toEqual([]);
});
