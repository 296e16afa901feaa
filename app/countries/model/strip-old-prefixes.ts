const oldPrefixes: ReadonlySet<string> = new Set(["p", "category", "search"]);

/** Addresses of the former shop: `/p/…`, `/category/…` and `/search/…` lose their prefix when something follows. */
export function stripOldPrefixes(segments: readonly string[]): readonly string[] {
  const [first, ...rest] = segments;
  if (first === undefined || !oldPrefixes.has(first) || rest.length === 0) return segments;
  return stripOldPrefixes(rest);
}
