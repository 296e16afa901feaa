/** A file that the build names by its content: `document-B8ZpaiqH.js`. */
const builtFile = /^(.+-)[\w-]{8}(\.(?:js|css))$/;
/** RFC 9842, section 2.2: a structured field with the SHA-256 of the browser's dictionary. */
const availableDictionary = /^:([\w+/]{43}=):$/;

/**
 * Returns the pattern of a built script's or style sheet's names in all releases, `/assets/document-*.js`; null for
 * other files.
 */
export function toReleasesPattern(path: string): string | null {
  const [, start, end] = builtFile.exec(path) ?? [];
  return start && end ? `${start}*${end}` : null;
}

/** Returns the name of a built file's delta, which the build writes, against the file with a hash (base64). */
export function toDeltaName(name: string, hash: string): string {
  return `${name}.${hash.replaceAll("+", "-").replaceAll("/", "_").replace("=", "")}.dcz`;
}

/** Returns the path of the delta against what this browser has of an earlier release; null when it has nothing. */
export function findDeltaPath(headers: Headers, pathname: string): string | null {
  const [, hash] = availableDictionary.exec(headers.get("available-dictionary") ?? "") ?? [];
  return hash ? toDeltaName(pathname, hash) : null;
}
