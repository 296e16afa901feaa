/** Replaces parts of a path that are not stored. */
const mask = "*";

/** Personal pages: the rest of their paths is private. */
const signInSegments =
  /^(?:account|confirm(?:ation)?|customers?|e-?mail(?:-change)?|invit(?:e|ation)s?|log-?in|my-(?:account|orders|lists)|newsletter(?:-.*)?|orders?|password(?:-.*)?|profile|reset(?:-.*)?|shared-list|sign-?in|tokens?|unsubscribe|users?|verify|with)$/i;

/** Alphanumeric characters in one run, as in tokens, ids and hashes; words of a slug have hyphens between them. */
const token = /[a-z\d_]{20,}/i;
const idOrHash = /^(?=.*\d)[a-z\d]{14,}$/i;
const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i;
/** A telephone number, or longer; product numbers have eight digits. */
const longNumber = /\d[\d\s()+./-]{7,}\d/;

const mostSegments = 8;
const longestSegment = 80;

/**
 * Masks a path for statistics: removes the query, and any part that may be an address, number or token. `pathname` as
 * in a URL; a trailing slash stays.
 */
export function maskPath(pathname: string): string {
  const segments = pathname.split("/").slice(1);
  const end = pathname.endsWith("/") && segments.length > 1 ? "/" : "";
  const named = segments.filter(Boolean);
  const signInAt = named.findIndex((segment) => signInSegments.test(segment));
  const open = (signInAt < 0 ? named : named.slice(0, signInAt + 1)).slice(0, mostSegments);
  const closed = named.length > open.length ? [mask] : [];
  return `/${[...open.map(maskSegment), ...closed].join("/")}${end}`;
}

function maskSegment(segment: string): string {
  const text = decode(segment);
  const isPersonal =
    text === null ||
    text.length > longestSegment ||
    text.includes("@") ||
    [token, idOrHash, uuid, longNumber].some((pattern) => pattern.test(text));
  return isPersonal ? mask : segment;
}

function decode(segment: string): string | null {
  try {
    // Twice: a part that was encoded twice is just as readable.
    return decodeURIComponent(decodeURIComponent(segment));
  } catch {
    return null;
  }
}
