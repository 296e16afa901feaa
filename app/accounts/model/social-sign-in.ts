import type { RouteQuery } from "../../countries/model/route-table";

/** Why a sign-in or a link failed; each has a sentence. */
export const socialProblems = [
  "unavailable",
  "refused",
  "invalid",
  "taken",
  "failed",
  "attempts",
  "lastWayIn",
  "wrongPassword",
  "signInAgain",
  "unverified",
] as const;

export type SocialProblem = (typeof socialProblems)[number];

/** The buttons of the sign-in providers, ready for display. */
export type SocialSignInView = {
  /** Name of the group. */
  readonly label: string;
  readonly or: string;
  /** The shop's path of the page with the buttons; a failure returns there. */
  readonly from: string;
  readonly buttons: readonly { readonly key: string; readonly action: string; readonly text: string }[];
  /** null: no error. */
  readonly problem: string | null;
};

/** A provider's account that signs in to the customer's account. */
export type LinkedSignIn = {
  readonly hash: string;
  readonly provider: string;
  readonly name: string;
  readonly account: string | null;
  readonly madeAt: number;
  readonly usedAt: number | null;
};

/** The section of linked sign-ins, ready for display. */
export type LinkedSignInsView = {
  readonly title: string;
  readonly lead: string;
  readonly none: string | null;
  readonly action: string;
  /** The shop's path to return to. */
  readonly from: string;
  readonly problem: string | null;
  readonly linked: readonly {
    readonly hash: string;
    readonly name: string;
    readonly facts: string;
    readonly unlink: string;
  }[];
  readonly links: readonly { readonly key: string; readonly text: string }[];
  /** null: the account has no password. */
  readonly password: string | null;
};

/** Adds a problem to a page's path. */
export function toProblemPath(from: string, problem: SocialProblem, provider: string): string {
  const [path = "/", query = ""] = from.split("?");
  const params = new URLSearchParams(query);
  params.set("social", problem);
  params.set("with", provider);
  return `${path}?${params}`;
}

/** Reads the problem from a path's query; null: none that the shop wrote. */
export function readProblem(search: RouteQuery<"login">): { code: SocialProblem; provider: string } | null {
  const code = socialProblems.find((one) => one === search.get("social"));
  return code ? { code, provider: search.get("with") ?? "" } : null;
}

/** Removes the problem from a page's path. */
export function withoutProblem(path: string): string {
  const [start = "/", query = ""] = path.split("?");
  const params = new URLSearchParams(query);
  params.delete("social");
  params.delete("with");
  return params.size > 0 ? `${start}?${params}` : start;
}

/** The page that verifies a mailbox, ready for display. */
export type JoinView = {
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  readonly email: string;
  readonly emailLabel: string;
  readonly code: {
    readonly title: string;
    readonly text: string;
    readonly button: string;
    /** null: no code was sent yet. */
    readonly sent: string | null;
    readonly label: string;
    readonly confirm: string;
  };
  readonly password: {
    readonly title: string;
    readonly label: string;
    readonly button: string;
    readonly forgot: { readonly href: string; readonly text: string };
  };
  readonly cancel: { readonly href: string; readonly text: string };
};
