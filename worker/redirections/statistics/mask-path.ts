/** What stands for what is not written down. */
const mask = "*";

/** Pages that are one person's: what follows them is nobody's business. */
const doors =
  /^(?:account|confirm(?:ation)?|customers?|e-?mail(?:-change)?|invit(?:e|ation)s?|log-?in|my-(?:account|orders|lists)|newsletter(?:-.*)?|orders?|password(?:-.*)?|profile|reset(?:-.*)?|shared-list|sign-?in|tokens?|unsubscribe|users?|verify|with)$/i;

/** Letters and digits in one run, as tokens, ids and hashes have them; words of a slug have hyphens between them. */
const token = /[a-z\d_]{20,}/i;
const idOrHash = /^(?=.*\d)[a-z\d]{14,}$/i;
const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i;
/** A telephone number, or longer; product numbers have eight digits. */
const longNumber = /\d[\d\s()+./-]{7,}\d/;

const mostSegments = 8;
const longestSegment = 80;

/**
 * The path as statistics may keep it: no query, nothing that can be somebody's address, number or token. `pathname` as a
 * URL has it; a slash at its end stays.
 */
export function maskPath(pathname: string): string {
  const segments = pathname.split("/").slice(1);
  const end = pathname.endsWith("/") && segments.length > 1 ? "/" : "";
  const named = segments.filter(Boolean);
  const door = named.findIndex((segment) => doors.test(segment));
  const open = (door < 0 ? named : named.slice(0, door + 1)).slice(0, mostSegments);
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
    // Twice: what was encoded once more on its way is as readable.
    return decodeURIComponent(decodeURIComponent(segment));
  } catch {
    return null;
  }
}
