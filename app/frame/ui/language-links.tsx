import { useLocation, useMatches } from "react-router";
import { useTranslate } from "../../i18n/translate-context";
import type { LanguageChoice } from "../model/header-view";

type Props = { readonly languages: readonly LanguageChoice[]; readonly className?: string | undefined };

/** The same page in the country's other languages, with its order, page and filters. */
export function LanguageLinks({ languages, className }: Props) {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const data = useMatches().at(-1)?.loaderData;
  if (languages.length < 2) return null;
  return (
    <ul className={className} aria-label={translate("frame.header.language")}>
      {languages.map((choice) => (
        <li key={choice.language}>
          {choice.language === translate.language ? (
            <b aria-current="true" lang={choice.language}>
              {choice.name}
            </b>
          ) : (
            <a
              href={toLanguageHref({ pathname, search, data }, choice)}
              hrefLang={choice.language}
              lang={choice.language}
            >
              {choice.name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

type WithPaths = { readonly languagePaths: Readonly<Record<string, string>> };

function hasPaths(data: unknown): data is WithPaths {
  return (
    typeof data === "object" && data !== null && "languagePaths" in data && data.languagePaths !== undefined
  );
}

type Shown = { readonly pathname: string; readonly search: string; readonly data: unknown };
type Language = Pick<LanguageChoice, "language" | "prefix">;

/**
 * Returns path and query of the same page in another language. A page whose path differs by language has the other
 * paths in its loader data, a language without one leads to the start page; every other page has the same path.
 * `pathname` is without language prefix.
 */
export function toLanguageHref({ pathname, search, data }: Shown, { language, prefix }: Language): string {
  const home = prefix || "/";
  const same = pathname === "/" ? home : prefix + pathname;
  return (hasPaths(data) ? (data.languagePaths[language] ?? home) : same) + toLanguageQuery(search);
}

/** Choices of an attribute: `a.voltage=230`, `a.material=Stainless+steel`. */
const choicePrefix = "a.";
const hasLetters = /\p{Letter}/u;

/**
 * Returns the query of the same listing in another language: order, page and filters. Filter values that are text of
 * one language would match nothing in another; they are dropped, and the page number with them.
 */
function toLanguageQuery(search: string): string {
  const parameters = [...new URLSearchParams(search)];
  const remaining = parameters.filter(
    ([name, value]) => !(name.startsWith(choicePrefix) && hasLetters.test(value)),
  );
  if (remaining.length === parameters.length) return search;
  const query = new URLSearchParams(remaining.filter(([name]) => name !== "page"));
  return query.size > 0 ? `?${query}` : "";
}
