import path from "node:path";

/** What Rolldown offers to a function that names chunks. */
type Context = {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
};

/** The scripts that every document starts. */
const starts = ["app/entry.client.tsx", "app/root.tsx"];

/**
 * Returns a function that names the chunk of a module: `document` for all that the scripts of every document import,
 * directly or not; null for all others, which the router's routes and lazy imports split.
 */
export function createDocumentChunk(): (id: string, context: Context) => string | null {
  const known = new Set<string>();
  const add = (id: string, context: Context) => {
    if (known.has(id)) return;
    known.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) add(imported, context);
  };
  return (id, context) => {
    if (known.size === 0) for (const start of starts) add(path.resolve(start), context);
    return known.has(id) ? "document" : null;
  };
}
