import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";

const frame = /\/assets\/([\w.-]+\.js):(\d+):(\d+)/;

/** Replaces each position in a built script by the position in its source, if one of the folders has its map. */
export function resolveStack(stack: string, mapFolders: readonly string[]): string {
  const maps = new Map<string, SourceMap | null>();
  const findMap = (file: string) => {
    const known = maps.get(file);
    if (known !== undefined) return known;
    const mapFile = mapFolders
      .map((folder) => path.join(folder, `${file}.map`))
      .find((each) => existsSync(each));
    const map = mapFile ? new SourceMap(JSON.parse(readFileSync(mapFile, "utf8"))) : null;
    maps.set(file, map);
    return map;
  };
  return stack
    .split("\n")
    .map((line) =>
      line.replace(frame, (place, file: string, row: string, column: string) => {
        const entry = findMap(file)?.findEntry(Number(row) - 1, Number(column) - 1);
        if (!entry || !("originalSource" in entry)) return place;
        const source = entry.originalSource.replace(/^(?:\.\.\/)+/, "");
        return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
      }),
    )
    .join("\n");
}
