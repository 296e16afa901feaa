import path from "node:path";
import { parseSync } from "vite";
import type { SourceFile } from "./source-files";

export type ReadImport = { readonly specifier: string; readonly isTypeOnly: boolean };

/** Every module that a file names: static imports, re-exports and dynamic imports. */
export function readImports({ path: file, text }: SourceFile): readonly ReadImport[] {
  const { module } = parseSync(file, text);
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isTypeOnly: isType }] : [],
    ),
  );
  const dynamics = module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: text.slice(moduleRequest.start, moduleRequest.end).replace(/^["'`]|["'`]$/g, ""),
    isTypeOnly: false,
  }));
  return [...statics, ...exports, ...dynamics];
}

/** The path from the repository's root that a relative import names; null for packages and virtual modules. */
export function toImportedPath(file: string, specifier: string): string | null {
  return specifier.startsWith(".") ? path.posix.join(path.posix.dirname(file), specifier) : null;
}
