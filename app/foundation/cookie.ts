/**
 * Reads cookies from `document.cookie`, and from a `Cookie` header where the browser runs the same code. Values are not
 * decoded: lists inside a value separate their parts by characters that are encoded within a part. Code that runs on the
 * server alone parses with `hono/utils/cookie`, which would grow the browser's bundle.
 */
export function listCookies(header: string | null): readonly (readonly [name: string, value: string])[] {
  return (header ?? "").split(";").flatMap((pair) => {
    const at = pair.indexOf("=");
    const name = pair.slice(0, Math.max(at, 0)).trim();
    return name ? [[name, pair.slice(at + 1).trim()] as const] : [];
  });
}

/** Returns the value of the first cookie with this name; null when it is missing. */
export function readCookie(header: string | null, name: string): string | null {
  return listCookies(header).find(([each]) => each === name)?.[1] ?? null;
}
