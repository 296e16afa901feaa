import type { Country } from "../../app/countries/model/country.ts";
import type { FindForeign } from "../crawl/foreign-text.ts";
import type { AskShop } from "../doctor/check-shop.ts";
import type { RedirectionsClient } from "../redirects/redirections-client.ts";

/**
 * One line of the list. ok, wrong: a command looked; unknown: it could not; sign: only a person can say. `toDo`: what mends
 * it, or makes it known; empty where nothing is to be done.
 */
export type LaunchLine = {
  readonly section: string;
  readonly what: string;
  readonly value: string;
  readonly state: "ok" | "wrong" | "unknown" | "sign";
  readonly toDo: string;
};

/** The shop that is looked at, and what it takes to look. */
export type LaunchShop = {
  readonly country: Country;
  /** With the port, where it has one. */
  readonly host: string;
  readonly ask: AskShop;
  /** Opens what only operators may ask; null: nobody gave it. */
  readonly operatorToken: string | null;
  /** null: nobody said where they are, or gave their secret. */
  readonly redirections: Pick<RedirectionsClient, "list"> | null;
  /** The host that redirections of this country have. */
  readonly redirectedHost: string;
  readonly findForeign: FindForeign;
  /** TXT records of a domain; null: the domain of a shop on a developer's machine is made up. */
  readonly lookUpTxt: ((domain: string) => Promise<readonly string[]>) | null;
};

/** The country's languages with the prefixes of their paths; the first has none. */
export function listLanguages({ locales }: Country) {
  return locales.map((locale, at) => ({ locale, prefix: at === 0 ? "" : `/${locale.split("-")[0]}` }));
}

/** Lines of one section. */
export function createLines(section: string) {
  const line =
    (state: LaunchLine["state"]) =>
    (what: string, value: string, toDo = ""): LaunchLine => ({ section, what, value, state, toDo });
  const [ok, wrong] = [line("ok"), line("wrong")];
  return {
    ok,
    wrong,
    unknown: line("unknown"),
    sign: line("sign"),
    /** Well when there are no problems; else the first few of them and what mends them. */
    judge(what: string, value: string, problems: readonly string[], toDo: string): LaunchLine {
      if (problems.length === 0) return ok(what, value);
      const more = problems.length > shown ? `; and ${problems.length - shown} more` : "";
      return wrong(what, problems.slice(0, shown).join("; ") + more, toDo);
    },
  };
}

const shown = 5;

/** The `data` of an operation of the shop's middleware; throws when it answers anything but 200. */
export async function callShop(
  ask: AskShop,
  operation: string,
  args: unknown = {},
  query?: string,
): Promise<unknown> {
  const body = JSON.stringify(query === undefined ? [args] : [args, query]);
  const answer = await ask(`/new-ct/${operation}`, { "content-type": "application/json" }, body);
  if (answer.status !== 200) throw new Error(`${operation} answers ${answer.status}`);
  const { data }: { readonly data: unknown } = JSON.parse(answer.text);
  return data;
}
