import type { Country } from "./country";
import { readLanguagePrefix } from "./language-prefix";
import { type Locale, toLanguage } from "./locale";
import { endsInSlash } from "./shop-paths";

type PageAddress =
  | { readonly kind: "not-found" }
  /** `path` starts with the language prefix, if there is one. */
  | { readonly kind: "page"; readonly path: string; readonly isCanonical: boolean };

const notFound: PageAddress = { kind: "not-found" };

/**
 * First segments of former paths: `/p/…`, `/category/…` and `/search/…`.
 * They are removed if another segment follows.
 */
const oldPrefixes: ReadonlySet<string> = new Set(["p", "category", "search"]);

/**
 * Maximum number of old and language prefixes in a path.
 * The shop never generated more, so a longer path has no page.
 */
const maxPrefixes = 4;

/**
 * Returns the canonical URL path of a document in a country's shop.
 * Applies lower case, old prefixes, language prefix and slash, in this order, until nothing changes, so that one
 * redirect is enough.
 */
export function choosePageAddress(pathname: string, country: Country): PageAddress {
  const given = decodePath(pathname);
  if (!given) return notFound;
  const read = readPrefixes(
    given.map((segment) => segment.toLowerCase()),
    country,
  );
  if (!read) return notFound;
  const language = read.locale ? [toLanguage(read.locale)] : [];
  const rest = toHome(read.rest);
  const canonical = [...language, ...rest];
  const hasSlash = endsInSlash(rest);
  const isCanonical =
    isSamePath(given, canonical) && pathname === toWrittenForm(pathname, canonical.length > 0 && hasSlash);
  return { kind: "page", path: encodePath(canonical, hasSlash), isCanonical };
}

/** The language of a path's prefix, for requests that are never redirected (data, posts). */
export function chooseLocaleByPath(
  pathname: string,
  country: Country,
): { readonly locale: Locale; readonly basename: string } {
  const [, first = ""] = pathname.split("/", 2);
  const prefix = readLanguagePrefix(first.replace(/\.data$/, "").toLowerCase(), country);
  if (prefix.kind !== "other") return { locale: country.locales[0], basename: "/" };
  return { locale: prefix.locale, basename: `/${toLanguage(prefix.locale)}` };
}

/**
 * Returns the segments after the prefixes, and their language.
 * null for a foreign language or too many prefixes.
 */
function readPrefixes(
  segments: readonly string[],
  country: Country,
): { readonly locale: Locale | null; readonly rest: readonly string[] } | null {
  let locale: Locale | null = null;
  for (let count = 0; count <= maxPrefixes; count++) {
    const rest = segments.slice(count);
    const [first, second] = rest;
    const prefix = readLanguagePrefix(locale ? undefined : first, country);
    if (prefix.kind === "foreign") return null;
    if (prefix.kind === "other") locale = prefix.locale;
    const isOld = first !== undefined && second !== undefined && oldPrefixes.has(first);
    if (prefix.kind === "none" && !isOld) return { locale, rest };
  }
  return null;
}

function toHome(segments: readonly string[]): readonly string[] {
  return segments.length === 1 && segments[0] === "home" ? [] : segments;
}

function isSamePath(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((segment, index) => segment === right[index]);
}

/** The given path with single slashes and the right end; a path that differs from it is not canonical. */
function toWrittenForm(pathname: string, hasSlash: boolean): string {
  const path = `/${pathname.split("/").filter(Boolean).join("/")}`;
  return hasSlash ? `${path}/` : path;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: rejects control characters
const forbiddenCharacters = /["'\u0000-\u001f\u007f]/;

/**
 * Decodes a path and returns its segments without empty ones.
 * null if it cannot be decoded or contains a quote.
 */
function decodePath(pathname: string): readonly string[] | null {
  try {
    const segments = pathname.split("/").filter(Boolean).map(decodeURIComponent);
    return segments.some((segment) => forbiddenCharacters.test(segment)) ? null : segments;
  } catch {
    return null;
  }
}

/** Encodes segments to a path; a slash inside a segment stays encoded. */
function encodePath(segments: readonly string[], endsInSlash: boolean): string {
  const path = `/${segments.map(encodeURIComponent).join("/")}`;
  return endsInSlash && path !== "/" ? `${path}/` : path;
}
