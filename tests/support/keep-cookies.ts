/** Stores cookies by name from a response's Set-Cookie lines, like a browser; deletes expired ones. */
export function keepCookies(cookies: Map<string, string>, lines: readonly string[]): void {
  for (const line of lines) {
    const [pair = "", ...attributes] = line.split(";");
    const at = pair.indexOf("=");
    const name = pair.slice(0, at);
    if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) cookies.delete(name);
    else cookies.set(name, pair.slice(at + 1));
  }
}

/** Returns the `Cookie` header of a request; empty when there are no cookies. */
export function toCookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

export function parseCookieHeader(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  keepCookies(cookies, header.split(/;\s*/).filter(Boolean));
  return cookies;
}
