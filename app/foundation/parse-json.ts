/** Parses JSON text; `undefined` when it is malformed. JSON itself has no `undefined`, so the two never mix. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses JSON from the browser's storage; `undefined` when the entry is missing or malformed, or when the browser blocks
 * its storage, which makes `read` throw.
 */
export function parseStoredJson(read: () => string | null): unknown {
  try {
    return JSON.parse(read() ?? "");
  } catch {
    return undefined;
  }
}
