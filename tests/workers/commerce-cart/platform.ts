import { env } from "cloudflare:test";

export { migrate } from "../commerce/platform-client.ts";

export const database = env.DB;

const BASIC = `Basic ${btoa("test-client:test-secret-of-the-bootstrap-client")}`;

async function fetchToken(path: string, form: Record<string, string>): Promise<string> {
  const response = await env.PLATFORM.fetch(`https://platform.localhost${path}`, {
    method: "POST",
    headers: { authorization: BASIC, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(form).toString(),
  });
  const body = (await response.json()) as { access_token?: string };
  if (!body.access_token) throw new Error(`No token: ${JSON.stringify(body)}`);
  return body.access_token;
}

/** Returns a token of the shop itself. */
export function fetchClientToken(): Promise<string> {
  return fetchToken("/oauth/token", { grant_type: "client_credentials" });
}

/** Returns a token of one anonymous shopper. */
export function fetchAnonymousToken(anonymousId: string): Promise<string> {
  return fetchToken("/oauth/ironhall/anonymous/token", {
    grant_type: "client_credentials",
    anonymous_id: anonymousId,
  });
}

export interface GraphqlAnswer<Data> {
  /** In the shape that the document requests; the expectations parse it. */
  readonly data: Data;
  /** Number of statements that the request sent to the database. */
  readonly statements: number;
  readonly errors?: readonly { message: string; extensions: Record<string, unknown> }[];
}

/** Sends a GraphQL document with a token. */
export async function ask<Data = Readonly<Record<string, unknown>>>(
  token: string,
  query: string,
  variables: object = {},
): Promise<GraphqlAnswer<Data>> {
  const response = await env.PLATFORM.fetch("https://platform.localhost/ironhall/graphql", {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  const statements = Number(/desc="(\d+)"/.exec(response.headers.get("Server-Timing") ?? "")?.[1]);
  return { ...((await response.json()) as Omit<GraphqlAnswer<Data>, "statements">), statements };
}

export interface RestAnswer<Body> {
  readonly status: number;
  readonly body: Body;
}

/** Sends a REST request with a token; the path starts after the project. */
export async function send<Body = Readonly<Record<string, unknown>>>(
  token: string,
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<RestAnswer<Body>> {
  const response = await env.PLATFORM.fetch(`https://platform.localhost/ironhall${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

/** Returns the types of a resource's messages, oldest first. */
export function messagesOf(id: string) {
  return database
    .prepare("SELECT type FROM message WHERE resource_id = ? ORDER BY seq")
    .bind(id)
    .all<{ type: string }>()
    .then(({ results }) => results.map(({ type }) => type));
}
