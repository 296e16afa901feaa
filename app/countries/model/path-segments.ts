// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
const forbiddenCharacters = /["'\u0000-\u001f\u007f]/;

/** The decoded segments of a path, empty ones left out; null when it cannot be decoded or holds a quote. */
export function decodePath(pathname: string): readonly string[] | null {
  try {
    const segments = pathname.split("/").filter(Boolean).map(decodeURIComponent);
    return segments.some((segment) => forbiddenCharacters.test(segment)) ? null : segments;
  } catch {
    return null;
  }
}

/** The path of decoded segments; a slash inside a segment stays encoded. */
export function encodePath(segments: readonly string[], endsInSlash: boolean): string {
  const path = `/${segments.map(encodeURIComponent).join("/")}`;
  return endsInSlash && path !== "/" ? `${path}/` : path;
}
