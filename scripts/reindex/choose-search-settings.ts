import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Command line options that select the search. */
export const searchOptions = {
  "search-url": { type: "string" },
  "search-app-id": { type: "string" },
  "search-write-key": { type: "string" },
} as const;

type Values = { readonly [option in keyof typeof searchOptions]?: string | undefined };
type Environment = Readonly<Record<string, string | undefined>>;

/** Connection to a search that supports the protocol: a URL without a trailing slash. */
export interface SearchSettings {
  readonly apiUrl: string;
  readonly appId: string;
  readonly writeKey: string;
}

/**
 * Command line first, then the environment. Without a URL it selects the local shop's search, with the key that the
 * start script wrote into `.dev.vars`; that key is never sent to another URL.
 */
export function chooseSearchSettings(values: Values, environment: Environment): SearchSettings | string {
  const given = values["search-url"] ?? environment.SEARCH_API_URL;
  const local: Environment = given === undefined ? readLocalSecrets() : {};
  const appId = values["search-app-id"] ?? environment.SEARCH_APP_ID ?? "ironhall";
  const writeKey = values["search-write-key"] ?? environment.SEARCH_WRITE_KEY ?? local.SEARCH_WRITE_KEY;
  if (!writeKey) return "Which key may write? Give --search-write-key, or set SEARCH_WRITE_KEY.";
  const url = new URL(given ?? "http://search.localhost");
  if (url.hostname.endsWith(".localhost") && url.port === "") url.port = environment.PORT ?? "8787";
  return { apiUrl: url.href.replace(/\/+$/, ""), appId, writeKey };
}

function readLocalSecrets(): Environment {
  const file = new URL("../../.dev.vars", import.meta.url);
  return existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
}
