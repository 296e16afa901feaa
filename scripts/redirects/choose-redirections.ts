import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Command line options that select the redirections. */
export const redirectionsOptions = { url: { type: "string" }, secret: { type: "string" } } as const;

type Values = { readonly [option in keyof typeof redirectionsOptions]?: string | undefined };
type Environment = Readonly<Record<string, string | undefined>>;

/** Connection to the redirections of a shop: a URL without a trailing slash. */
export interface RedirectionsSettings {
  readonly apiUrl: string;
  readonly operatorSecret: string;
  readonly isLocal: boolean;
}

/**
 * Command line first, then the environment. Without a URL it selects the local shop's, with the secret that the start
 * script wrote into `.dev.vars`; that secret is never sent to another URL.
 */
export function chooseRedirections(values: Values, environment: Environment): RedirectionsSettings | string {
  const given = values.url ?? environment.REDIRECTIONS_API_URL;
  const local: Environment = given === undefined ? readLocalSecrets() : {};
  const name = "REDIRECTIONS_OPERATOR_SECRET";
  const operatorSecret = values.secret ?? environment[name] ?? local[name];
  if (!operatorSecret) return `Which operator? Give --secret, or set ${name}.`;
  const url = new URL(given ?? "http://redirections.localhost");
  const isLocal = url.hostname.endsWith(".localhost");
  if (isLocal && url.port === "") url.port = environment.PORT ?? "8787";
  return { apiUrl: url.href.replace(/\/+$/, ""), operatorSecret, isLocal };
}

function readLocalSecrets(): Environment {
  const file = new URL("../../worker/redirections/.dev.vars", import.meta.url);
  return existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
}
