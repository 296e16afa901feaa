import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const root = path.resolve(import.meta.dirname, "../..");
const tables = /\/app\/i18n\/message-tables\.server\.ts$/;
const globs = /import\.meta\.glob<string>\(\s*"\/([^"]+)",\s*\{[^}]*query: "\?(raw|url)"[^}]*\},?\s*\)/g;

/** The object that Vite would import file by file: texts (`raw`) or URLs (`url`) by path. */
function readFiles(pattern: string, kind: string): string {
  const files = globSync(pattern, { cwd: root }).sort();
  return JSON.stringify(
    Object.fromEntries(
      files.map((file) => [
        `/${file}`,
        kind === "raw" ? readFileSync(path.join(root, file), "utf8") : `/${file}`,
      ]),
    ),
  );
}

/**
 * Has tests load the messages of all languages with the module that lists them. As a thousand modules of their own they
 * took half of the time in which a runtime loads the shop.
 */
export function inlineMessages(): Plugin {
  return {
    name: "inline-messages",
    enforce: "pre",
    transform(code, id) {
      if (!tables.test(id)) return null;
      const found = [...code.matchAll(globs)];
      if (found.length !== 2)
        throw new Error(`${id} lists its files in another way: change this plugin with it.`);
      return { code: code.replace(globs, (_all, pattern, kind) => readFiles(pattern, kind)), map: null };
    },
  };
}
