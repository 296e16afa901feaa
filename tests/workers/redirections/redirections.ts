/// <reference types="@cloudflare/vitest-pool-workers/types" />
import { applyD1Migrations, createExecutionContext, env } from "cloudflare:test";
import worker from "../../../worker/redirections/index.ts";

declare global {
  namespace Cloudflare {
    interface Env {
      readonly DB: D1Database;
      readonly MIGRATIONS: Parameters<typeof applyD1Migrations>[1];
      readonly REDIRECTIONS_OPERATOR_SECRET: string;
    }
  }
}

const origin = "http://redirections.internal";

export async function migrate(): Promise<void> {
  await applyD1Migrations(env.DB, env.MIGRATIONS);
}

/** Requests a lookup like the shop. */
export function lookUp(sourceUrl: string, from = origin): Promise<Response> {
  const request = new Request(`${from}/look-up?sourceUrl=${encodeURIComponent(sourceUrl)}`);
  return worker.fetch(request, env, createExecutionContext());
}

/** Returns the target of a URL; null: unknown. */
export async function findTarget(sourceUrl: string): Promise<unknown> {
  const answer = await lookUp(sourceUrl);
  if (answer.status === 404) return null;
  const { targetURL } = await answer.json<{ targetURL: unknown }>();
  return targetURL;
}

/** Sends a request like an operator. */
export async function operate(
  method: string,
  path: string,
  body?: unknown,
  secret = env.REDIRECTIONS_OPERATOR_SECRET,
): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
  const request = new Request(`${origin}${path}`, {
    method,
    headers: { authorization: `Bearer ${secret}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await worker.fetch(request, env, createExecutionContext());
  return { status: answer.status, body: answer.status === 204 ? {} : await answer.json() };
}

/** A row in the importer's format. */
export function row(host: string, path: string, target: string, code = 308) {
  const url = new URL(target, "https://own.invalid");
  return {
    host,
    path,
    target,
    code,
    targetHost: target.startsWith("/") ? host : url.hostname,
    targetPath: url.pathname + url.search,
    targetBarePath: url.pathname,
  };
}

/** Runs a whole import; returns the response of its last step. */
export async function importRows(
  rows: readonly unknown[],
  options: { revision?: number; replaces?: boolean } = {},
) {
  const { body: list } = await operate("GET", "/operator/redirections");
  const { body } = await operate("POST", "/operator/imports", {});
  const staged = await operate("POST", `/operator/imports/${body.import}/rows`, rows);
  if (staged.status !== 200) return staged;
  const order = { revision: list.revision, ...options };
  return operate("POST", `/operator/imports/${body.import}/commit`, order);
}
