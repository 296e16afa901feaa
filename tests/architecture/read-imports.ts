import path from "node:path";
import { parseSync } from "vite";
import type { SourceFile } from "./source-files";

export type ReadImport = { readonly specifier: string; readonly isTypeOnly: boolean };

/** Imports of a style sheet: `composes: … from "…"` and `@import "…"`. */
const styleImports = /(?:composes:[^;"']+\sfrom\s+|@import\s+)["']([^"']+)["']/g;

/** The patterns of `import.meta.glob`, one or a list of them. */
const globs = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|["'`][^"'`]+["'`])/g;

/**
 * Reads every module that a file names.
 * Static imports, re-exports, dynamic imports, globs, and composed styles.
 */
export function readImports(source: SourceFile): readonly ReadImport[] {
  return source.path.endsWith(".css") ? readStyleImports(source) : readModuleImports(source);
}

function readStyleImports({ text }: SourceFile): readonly ReadImport[] {
  return [...text.matchAll(styleImports)].map(([, specifier = ""]) => ({ specifier, isTypeOnly: false }));
}

function readModuleImports({ path: file, text }: SourceFile): readonly ReadImport[] {
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
  const patterns = [...text.matchAll(globs)].flatMap(([, list = ""]) =>
    [...list.matchAll(/["'`]([^"'`]+)["'`]/g)].map(([, specifier = ""]) => ({
      specifier,
      isTypeOnly: false,
    })),
  );
  return [...statics, ...exports, ...dynamics, ...patterns];
}

/**
 * Resolves a relative import, or a glob from the root, to a path from the repository's root.
 * null for packages and virtual modules.
 */
export function toImportedPath(file: string, specifier: string): string | null {
  if (specifier.startsWith("/")) return specifier.slice(1);
  return specifier.startsWith(".") ? path.posix.join(path.posix.dirname(file), specifier) : null;
}

/** Returns the file that an import names, with its omitted extension; null if missing. */
export function resolveImport(file: string, specifier: string, known: ReadonlySet<string>): string | null {
  const target = toImportedPath(file, specifier);
  if (target === null) return null;
  return (
    [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((each) => known.has(each)) ?? null
  );
}
