import type { FoundReferences } from "../resources/resolve-references.ts";

/** More than a shop has types that are imported together. */
const MAX_RECENT = 50;

/** Ids of the product types and custom types of the latest imports, the oldest first: the next batch most likely is of the same. */
const recent = new Set<string>();

export function recentTypes(): readonly string[] {
  return [...recent];
}

/** Notes the types among what drafts refer to. */
export function noteTypes(references: FoundReferences): void {
  for (const [name, id] of references) {
    if (!/^(?:product-)?type /.test(name)) continue;
    recent.delete(id);
    recent.add(id);
  }
  for (const id of recent) {
    if (recent.size <= MAX_RECENT) return;
    recent.delete(id);
  }
}
