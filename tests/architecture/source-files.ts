import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");

/** Seed data, its messages and tests. */
const seedData = /^demo\/(?:catalogue\/words|tests)\//;

/** The top folders of code; the demo is optional. */
export const codeFolders = ["app", "worker", "durable-objects", "scripts", "demo"].filter((folder) =>
  existsSync(path.join(root, folder)),
);

export type SourceFile = { readonly path: string; readonly text: string };

/** Lists all files below a folder of the repository, as paths from its root with forward slashes. */
export function listFiles(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFiles(file) : [file];
  });
}

/** Reads the code of the given top folders, without tests and seed data. */
export function readSources(folders: readonly string[]): readonly SourceFile[] {
  return folders
    .flatMap(listFiles)
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.endsWith(".d.ts"))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !seedData.test(file))
    .map(readSource);
}

/** Reads the code below `tests`. */
export function readTests(): readonly SourceFile[] {
  return listFiles("tests")
    .filter((file) => /\.tsx?$/.test(file))
    .map(readSource);
}

/** Reads the style sheets of the given top folders. */
export function readStyles(folders: readonly string[]): readonly SourceFile[] {
  return folders
    .flatMap(listFiles)
    .filter((file) => file.endsWith(".css"))
    .map(readSource);
}

function readSource(file: string): SourceFile {
  return { path: file, text: readFileSync(path.join(root, file), "utf8") };
}
