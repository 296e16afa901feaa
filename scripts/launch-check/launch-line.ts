import type { Country } from "../../app/countries/model/country.ts";
import type { FindForeign } from "../crawl/foreign-text.ts";
import type { AskShop } from "../doctor/check-shop.ts";
import type { RedirectionsClient } from "../redirects/redirections-client.ts";

/**
 * One line of the checklist.
 * ok, wrong: checked by a command. unknown: it could not be checked. sign: only a person can confirm it. `toDo`: how to
 * fix or check it; empty if nothing is to be done.
 */
export type LaunchLine = {
  readonly section: string;
  readonly what: string;
  readonly value: string;
  readonly state: "ok" | "wrong" | "unknown" | "sign";
  readonly toDo: string;
};

/** The checked shop, and what the checks need. */
export type LaunchShop = {
  readonly country: Country;
  /** Includes the port, if any. */
  readonly host: string;
  readonly ask: AskShop;
  /** Grants access to operator endpoints; null: not given. */
  readonly operatorToken: string | null;
  /** null: their URL or secret was not given. */
  readonly redirections: Pick<RedirectionsClient, "list"> | null;
  /** The host of this country's redirections. */
  readonly redirectedHost: string;
  readonly findForeign: FindForeign;
  /** Looks up TXT records of a domain; null: the domain of a shop on a developer's machine does not exist. */
  readonly lookUpTxt: ((domain: string) => Promise<readonly string[]>) | null;
};

/** Lists the country's languages with the prefixes of their paths; the first has none. */
export function listLanguages({ locales }: Country) {
  return locales.map((locale, at) => ({ locale, prefix: at === 0 ? "" : `/${locale.split("-")[0]}` }));
}

/** Collects the lines of one section. */
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
    /** Adds ok without problems; else the first few of them and the fix. */
    judge(what: string, value: string, problems: readonly string[], toDo: string): LaunchLine {
      if (problems.length === 0) return ok(what, value);
      const more = problems.length > shown ? `; and ${problems.length - shown} more` : "";
      return wrong(what, problems.slice(0, shown).join("; ") + more, toDo);
    },
  };
}

const shown = 5;

/** Returns the `data` of an operation of the shop's middleware; throws when it does not respond 200. */
export async function callShop(
  ask: AskShop,
  operation: string,
  args: unknown = {},
  query?: string,
): Promise<unknown> {
  const body = JSON.stringify(query === undefined ? [args] : [args, query]);
  const answer = await ask(`/new-ct/${operation}`, { "content-type": "application/json" }, body);
  if (answer.status !== 200) throw new Error(`${operation} responds with ${answer.status}`);
  const { data }: { readonly data: unknown } = JSON.parse(answer.text);
  return data;
}
