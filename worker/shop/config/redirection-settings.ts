import { pattern, refine, string } from "superstruct";
import type { RedirectionRules } from "../../../app/countries/model/compose-looked-up-redirect";
import { ownSeparators, parseSeparators } from "../../../app/countries/model/query-separators";
import { HttpUrl, leftOut } from "./setting";

const group = "Pages that moved";
const Separators = refine(string(), "Separators", (text) => parseSeparators(text) !== null);

/** The look-up of redirections for pages that moved (docs/redirects.md). */
export const redirectionVariables = {
  SEO_REDIRECTION_URL: leftOut(HttpUrl, {
    group,
    what: "lookup of moved pages before a 404, at most 300 ms; `https://redirections.internal/look-up` with the binding `REDIRECTIONS`: the embedded one",
    without: "no lookup",
  }),
  SEO_QUERY_SEPARATORS: leftOut(Separators, {
    group,
    what: "separators of pairs, values and lists in a former shop's queries, where they differ: `pair=; list=,`",
    without: "queries stay unchanged",
    needs: ["SEO_REDIRECTION_URL"],
  }),
  SEO_TARGET_HOSTS: leftOut(pattern(string(), /^[a-z\d.-]+(?: [a-z\d.-]+)*$/), {
    group,
    what: "hosts outside a country's shop that redirections may lead to, separated by spaces",
    without: "redirections stay in their shop",
    needs: ["SEO_REDIRECTION_URL"],
  }),
};

type Variables = Readonly<Partial<Record<keyof typeof redirectionVariables, string | undefined>>>;

export type RedirectionSettings = RedirectionRules & { readonly lookUpUrl: string };

/** null: no look-up. */
export function toRedirectionSettings(variables: Variables): RedirectionSettings | null {
  const {
    SEO_REDIRECTION_URL: lookUpUrl,
    SEO_QUERY_SEPARATORS: separators,
    SEO_TARGET_HOSTS: hosts,
  } = variables;
  if (!lookUpUrl) return null;
  return {
    lookUpUrl,
    separators: parseSeparators(separators ?? "") ?? ownSeparators,
    targetHosts: hosts?.split(" ") ?? [],
  };
}
