import { create, number, type Struct, string, type, unknown } from "superstruct";
import type { PlatformSettings } from "../requests/environment.ts";

/** Queries the commerce platform by its published API (OAuth client credentials, GraphQL). */
export type PlatformClient = {
  readonly settings: PlatformSettings;
  /** Throws if the platform refuses, fails or returns invalid data. */
  query<Data>(
    document: string,
    variables: Readonly<Record<string, unknown>>,
    shape: Struct<Data, unknown>,
  ): Promise<Data>;
};

const Answer = type({ data: unknown() });
const Token = type({ access_token: string(), expires_in: number() });

/** A page of five hundred articles takes a busy platform a second. */
const timeLimitMs = 30_000;

/** A client for one run: requests its token once. */
export function createPlatformClient(
  settings: PlatformSettings,
  binding: Fetcher | undefined,
): PlatformClient {
  const send = (url: string, init: RequestInit) => {
    const limited = { ...init, signal: AbortSignal.timeout(timeLimitMs) };
    return binding ? binding.fetch(url, limited) : fetch(url, limited);
  };
  let token: Promise<string> | null = null;
  return {
    settings,
    async query(document, variables, shape) {
      token ??= requestToken(settings, send);
      const answer = await send(`${settings.apiUrl}/${settings.projectKey}/graphql`, {
        method: "POST",
        headers: { authorization: `Bearer ${await token}`, "content-type": "application/json" },
        body: JSON.stringify({ query: document, variables }),
      });
      if (!answer.ok) throw new Error(`The platform responded with ${answer.status}`);
      return create(create(await answer.json(), Answer).data, shape);
    },
  };
}

async function requestToken(
  { authUrl, clientId, clientSecret }: PlatformSettings,
  send: (url: string, init: RequestInit) => Promise<Response>,
): Promise<string> {
  const answer = await send(`${authUrl}/oauth/token`, {
    method: "POST",
    headers: {
      authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: "grant_type=client_credentials",
  });
  if (!answer.ok) throw new Error(`The platform issued no token: ${answer.status}`);
  return create(await answer.json(), Token).access_token;
}
