/// <reference types="@cloudflare/vitest-pool-workers/types" />
import { applyD1Migrations, env, reset } from "cloudflare:test";
import { emptiedPath } from "../../support/emptied-path.ts";

declare global {
  namespace Cloudflare {
    interface Env {
      readonly DB: D1Database;
      readonly PLATFORM: Fetcher;
      readonly MIGRATIONS: Parameters<typeof applyD1Migrations>[1];
      readonly BOOTSTRAP_CLIENT_ID: string;
      readonly BOOTSTRAP_CLIENT_SECRET: string;
    }
  }
}

const ORIGIN = "http://platform.localhost";

export interface GraphqlAnswer {
  readonly status: number;
  readonly statements: number;
  readonly data: never;
  readonly errors?: readonly { readonly code: string; readonly message: string }[];
}

export function basic(id: string, secret: string): string {
  return `Basic ${btoa(`${id}:${secret}`)}`;
}

export const bootstrap = () => basic(env.BOOTSTRAP_CLIENT_ID, env.BOOTSTRAP_CLIENT_SECRET);

async function hasTables(): Promise<boolean> {
  const sql = "SELECT count(*) AS n FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '_cf_%'";
  return (await env.DB.prepare(sql).first<number>("n")) !== 0;
}

/** Begins with an empty database: the files of a project share one runtime, whose start takes longer than most. */
export async function migrate(): Promise<void> {
  // A database that still works for the former file is not always deleted by the first call.
  do await reset();
  while (await hasTables());
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  const { status } = await env.PLATFORM.fetch(`${ORIGIN}${emptiedPath}`, { method: "POST" });
  if (status !== 204) throw new Error("The platform knows the words of a former database.");
}

/** Posts a form to the authorization server. */
export function postForm(
  path: string,
  form: Record<string, string>,
  authorization: string,
): Promise<Response> {
  const headers = { Authorization: authorization };
  return env.PLATFORM.fetch(`${ORIGIN}${path}`, { method: "POST", headers, body: new URLSearchParams(form) });
}

export async function takeToken(scope?: string): Promise<string> {
  const form = { grant_type: "client_credentials", ...(scope ? { scope } : {}) };
  const answer: { access_token: string } = await (await postForm("/oauth/token", form, bootstrap())).json();
  return answer.access_token;
}

/** Creates a platform client with one token. */
export function clientOf(token: string) {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  return {
    async graphql(query: string, variables: Record<string, unknown> = {}): Promise<GraphqlAnswer> {
      const body = JSON.stringify({ query, variables });
      const response = await env.PLATFORM.fetch(`${ORIGIN}/ironhall/graphql`, {
        method: "POST",
        headers,
        body,
      });
      const statements = Number(/desc="(\d+)"/.exec(response.headers.get("Server-Timing") ?? "")?.[1] ?? 0);
      const answer: Omit<GraphqlAnswer, "status" | "statements"> = await response.json();
      return { ...answer, status: response.status, statements };
    },
    get: (path: string) => env.PLATFORM.fetch(`${ORIGIN}/ironhall/${path}`, { headers }),
    delete: (path: string) => env.PLATFORM.fetch(`${ORIGIN}/ironhall/${path}`, { method: "DELETE", headers }),
    post: (path: string, body: unknown) =>
      env.PLATFORM.fetch(`${ORIGIN}/ironhall/${path}`.replace(/\/$/, ""), {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      }),
  };
}

export type PlatformClient = ReturnType<typeof clientOf>;

/** Creates a resource and returns its body; throws the platform's error. */
export async function create(
  client: PlatformClient,
  path: string,
  draft: unknown,
): Promise<{ id: string; version: number }> {
  const response = await client.post(path, draft);
  if (response.status !== 201) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}
