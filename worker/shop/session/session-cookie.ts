/** `__Host-` binds the cookie to one host and to HTTPS; the local server speaks HTTP. */
function toSessionCookieName(isLocal: boolean): string {
  return isLocal ? "session" : "__Host-session";
}

/** The sealed value of the session cookie, or null when the request has none. */
export function readSessionCookie(cookieHeader: string | null, isLocal: boolean): string | null {
  const start = `${toSessionCookieName(isLocal)}=`;
  const pair = cookieHeader?.split(/;\s*/).find((candidate) => candidate.startsWith(start));
  return pair ? pair.slice(start.length) || null : null;
}

export function toSetCookie(sealed: string, lifetimeSeconds: number, isLocal: boolean): string {
  const attributes = ["Path=/", `Max-Age=${lifetimeSeconds}`, "HttpOnly", "SameSite=Lax"];
  return [`${toSessionCookieName(isLocal)}=${sealed}`, ...attributes, ...(isLocal ? [] : ["Secure"])].join(
    "; ",
  );
}
