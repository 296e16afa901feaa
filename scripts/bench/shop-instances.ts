import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../serve/find-free-port.ts";
import { prepareAndServe } from "../serve/prepare-and-serve.ts";
import { serve } from "../serve/serve.ts";
import { browserUserAgent, type Target } from "./measure-rate.ts";
import { watchChildren } from "./watch-children.ts";

/**
 * Worker in place of the platform that isolates the shop's own cost.
 * It forwards the first request of a kind to the real platform and caches the response, then serves from memory. `GET
 * /recorded-requests` returns the requests since the last `GET /forget-requests`.
 */
const recordedPlatformScript = `
const answers = new Map();
let asked = new Map();
export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    if (pathname === "/forget-requests") { asked = new Map(); return new Response("ok"); }
    if (pathname === "/recorded-requests") return Response.json([...asked.values()]);
    const body = request.method === "POST" ? await request.text() : "";
    const key = request.url + body;
    if (pathname.endsWith("/graphql")) asked.set(key, body);
    let known = answers.get(key);
    if (!known) {
      const answer = await env.PLATFORM.fetch(request.url, { method: request.method, headers: request.headers, body: body || undefined });
      known = { status: answer.status, type: answer.headers.get("content-type") ?? "application/json", text: await answer.text() };
      if (answer.ok && !known.text.includes('"errors":')) answers.set(key, known);
    }
    return new Response(known.text, { status: known.status, headers: { "content-type": known.type } });
  },
};`;

export type ShopInstance = {
  readonly port: number;
  readonly pids: readonly number[];
  stop(): Promise<void>;
};

export type ShopInstances = {
  /** As shipped, page cache off. */
  readonly uncached: ShopInstance;
  /** Page cache off, the responses of platform and search recorded. */
  readonly recorded: ShopInstance;
  /** As shipped. */
  readonly cached: ShopInstance;
  /** Folder of their databases. */
  readonly persistencePath: string;
  stop(): Promise<void>;
};

const withoutPageCache = { PAGE_CACHE: "off" };

/** Starts three shops, each on its own copy of one seeded database, because all of them write. */
export async function startShops(products: number): Promise<ShopInstances> {
  const stateFolder = mkdtempSync(path.join(tmpdir(), "ironhall-bench-"));
  const seeding = await prepareAndServe({ port: await findFreePort(), products, stateFolder, isQuiet: true });
  await seeding.stop();
  const start = async (extra: {
    variables?: Record<string, string>;
    platformStandIn?: string;
    searchStandIn?: string;
  }) => {
    const port = await findFreePort();
    const ownFolder = path.join(stateFolder, `shop-${port}`);
    cpSync(path.join(stateFolder, "v3"), path.join(ownFolder, "v3"), { recursive: true });
    const { value, pids } = await watchChildren(() =>
      serve({ port, stateFolder: ownFolder, isQuiet: true, isDirect: true, ...extra }),
    );
    return { port, pids, stop: value.stop };
  };
  const uncached = await start({ variables: withoutPageCache });
  const recorded = await start({
    variables: withoutPageCache,
    platformStandIn: recordedPlatformScript,
    searchStandIn: recordedPlatformScript,
  });
  const cached = await start({});
  return {
    uncached,
    recorded,
    cached,
    persistencePath: path.join(stateFolder, "v3"),
    async stop() {
      await Promise.all([uncached.stop(), recorded.stop(), cached.stop()]);
      rmSync(stateFolder, { recursive: true, force: true });
    },
  };
}

/** Returns a page of a country's shop on one of the instances; uncompressed, to measure rendering only. */
export function shopTarget(name: string, instance: ShopInstance, pagePath: string): Target {
  return {
    name,
    url: `http://127.0.0.1:${instance.port}${pagePath}`,
    headers: {
      host: `de.localhost:${instance.port}`,
      "user-agent": browserUserAgent,
      "accept-encoding": "identity",
    },
    pids: instance.pids,
  };
}
