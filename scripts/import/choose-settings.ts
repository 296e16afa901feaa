import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Command line options that select the platform, for `parseArgs`. */
export const platformOptions = {
  url: { type: "string" },
  "auth-url": { type: "string" },
  project: { type: "string" },
  "client-id": { type: "string" },
  "client-secret": { type: "string" },
} as const;

type Values = { readonly [option in keyof typeof platformOptions]?: string | undefined };
type Environment = Readonly<Record<string, string | undefined>>;

/** The local platform's initial client; its secret is this clone's own. */
const localClientId = "ironhall-shop";

/**
 * Command line first, then the environment. Without a URL it selects the local shop's platform, with the secret that
 * the start script wrote into `.dev.vars`; that secret is never sent to another URL.
 */
export function chooseSettings(values: Values, environment: Environment): PlatformSettings | string {
  const port = environment.PORT ?? "8787";
  const given = values.url ?? environment.COMMERCE_API_URL;
  const local: Environment =
    given === undefined ? { COMMERCE_CLIENT_ID: localClientId, ...readLocalSecrets() } : {};
  const find = (name: string) => environment[name] ?? local[name];
  const clientId = values["client-id"] ?? find("COMMERCE_CLIENT_ID");
  const clientSecret = values["client-secret"] ?? find("COMMERCE_CLIENT_SECRET");
  if (!clientId || !clientSecret) {
    return "Which client? Give --client-id and --client-secret, or set COMMERCE_CLIENT_ID and COMMERCE_CLIENT_SECRET.";
  }
  const apiUrl = withPort(given ?? "http://platform.localhost", port);
  const authUrl = values["auth-url"] ?? (values.url ? undefined : environment.COMMERCE_AUTH_URL);
  return {
    apiUrl,
    authUrl: authUrl ? withPort(authUrl, port) : apiUrl,
    projectKey: values.project ?? environment.COMMERCE_PROJECT_KEY ?? "ironhall",
    clientId,
    clientSecret,
  };
}

/** Inside the shop the local platform has no port; from outside it is reached through the shop's. */
function withPort(address: string, port: string): string {
  const url = new URL(address);
  if (url.hostname.endsWith(".localhost") && url.port === "") url.port = port;
  return url.href.replace(/\/+$/, "");
}

function readLocalSecrets(): Environment {
  const file = new URL("../../.dev.vars", import.meta.url);
  return existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
}

/** Connection to a commerce platform's API: URLs without a trailing slash. */
export interface PlatformSettings {
  readonly apiUrl: string;
  /** URL of `/oauth/token`; the embedded platform has it at the API's own URL. */
  readonly authUrl: string;
  readonly projectKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
}
