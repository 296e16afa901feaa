const longest = 1_000;
/** A reserved host: a path that leaves it is not the shop's. */
const here = "https://own.invalid";

/** Returns the path (with query) if every browser resolves it within this shop; null otherwise. */
export function toInternalPath(text: string | null | undefined): string | null {
  if (!text || text.length > longest || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(text)) return null;
  const url = URL.parse(text, here);
  return url?.origin === here && url.pathname.startsWith("/") && !url.pathname.startsWith("//")
    ? url.pathname + url.search
    : null;
}

/** Pages that only sign in or out, which are never a return path. */
const signInPages = /^\/(?:checkout\/)?(?:login|create-account|password-reset|log-out)(?:[/?]|$)/;

/** Whether a path is one of the pages to sign in, up or out. */
export function isSignInPage(path: string): boolean {
  return signInPages.test(path);
}
