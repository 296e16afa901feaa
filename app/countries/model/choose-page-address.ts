import type { Country } from "./country";
import { readLanguagePrefix } from "./language-prefix";
import { type Locale, toLanguage } from "./locale";
import { decodePath, encodePath } from "./path-segments";
import { stripOldPrefixes } from "./strip-old-prefixes";
import { endsInSlash } from "./trailing-slash";

export type PageAddress =
  | { readonly kind: "not-found" }
  /** `path` starts with the language prefix, if there is one. */
  | { readonly kind: "page"; readonly path: string; readonly isCanonical: boolean };

const notFound: PageAddress = { kind: "not-found" };

/**
 * The one address of a document in a country's shop: lower case, old prefixes, language prefix, slash, in this
 * order, until nothing changes any more, so that one redirect is enough.
 */
export function choosePageAddress(pathname: string, country: Country): PageAddress {
  const given = decodePath(pathname);
  if (!given) return notFound;
  const segments = stripDefaultPrefixes(
    given.map((segment) => segment.toLowerCase()),
    country,
  );
  const prefix = readLanguagePrefix(segments[0], country);
  if (prefix.kind === "foreign") return notFound;
  const language = prefix.kind === "other" ? [toLanguage(prefix.locale)] : [];
  const rest = toHome(stripOldPrefixes(prefix.kind === "other" ? segments.slice(1) : segments));
  const canonical = [...language, ...rest];
  const hasSlash = endsInSlash(rest);
  const isCanonical =
    isSamePath(given, canonical) && pathname === toWrittenForm(pathname, canonical.length > 0 && hasSlash);
  return { kind: "page", path: encodePath(canonical, hasSlash), isCanonical };
}

/** The language that a path's prefix names, for requests that are never redirected (data, posts). */
export function chooseLocaleByPath(
  pathname: string,
  country: Country,
): { readonly locale: Locale; readonly basename: string } {
  const [, first = ""] = pathname.split("/", 2);
  const prefix = readLanguagePrefix(first.replace(/\.data$/, "").toLowerCase(), country);
  if (prefix.kind !== "other") return { locale: country.locales[0], basename: "/" };
  return { locale: prefix.locale, basename: `/${toLanguage(prefix.locale)}` };
}

function stripDefaultPrefixes(segments: readonly string[], country: Country): readonly string[] {
  const stripped = stripOldPrefixes(segments);
  const isDefault = readLanguagePrefix(stripped[0], country).kind === "default";
  return isDefault ? stripDefaultPrefixes(stripped.slice(1), country) : stripped;
}

function toHome(segments: readonly string[]): readonly string[] {
  return segments.length === 1 && segments[0] === "home" ? [] : segments;
}

function isSamePath(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((segment, index) => segment === right[index]);
}

/** The path as given, with single slashes and the right end: what differs from it is not canonical. */
function toWrittenForm(pathname: string, hasSlash: boolean): string {
  const path = `/${pathname.split("/").filter(Boolean).join("/")}`;
  return hasSlash ? `${path}/` : path;
}
