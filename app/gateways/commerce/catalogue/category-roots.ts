/** The root of the default tree: its children are the departments. */
export const rootKey = "all-categories";

/** The root of the tree whose children are trades. */
export const industriesKey = "industry-categories";

/** Roots of trees are never shown; categories below the other roots have pages, but are not departments. */
export const hiddenRoots: ReadonlySet<string | null> = new Set([
  rootKey,
  industriesKey,
  "longtail-categories",
]);
