const longest = 1_000;
/** Of no host: what leads away from it is no path of the shop's. */
const here = "https://own.invalid";

/** The path (with query) when it stays in this shop whatever a browser makes of it; null for anything else. */
export function toOwnPath(text: string | null | undefined): string | null {
  if (!text || text.length > longest || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(text)) return null;
  const url = URL.parse(text, here);
  return url?.origin === here && url.pathname.startsWith("/") && !url.pathname.startsWith("//")
    ? url.pathname + url.search
    : null;
}

/** Pages that only lead into an account or out of it: nobody comes back to them. */
const doors = /^\/(?:checkout\/)?(?:login|create-account|password-reset|log-out)(?:[/?]|$)/;

/** Is it one of the pages on which somebody signs in, up or out? */
export function isDoor(path: string): boolean {
  return doors.test(path);
}
