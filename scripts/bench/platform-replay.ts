import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { localSecrets } from "../house/local-secrets.mjs";
import { root } from "../house/run-command.mjs";
import { loadBuiltWorkers } from "../serve/built-workers.ts";
import { fetchText } from "./fetch-text.ts";
import { type ShopInstances, shopTarget } from "./shop-instances.ts";

const replayScript = `
let token = null;
export default {
  async fetch(request, env) {
    token ??= (async () => {
      const answer = await env.PLATFORM.fetch("http://platform.localhost/oauth/token", {
        method: "POST",
        headers: { authorization: "Basic " + btoa(env.CLIENT), "content-type": "application/x-www-form-urlencoded" },
        body: "grant_type=client_credentials",
      });
      return (await answer.json()).access_token;
    })();
    const headers = { authorization: "Bearer " + await token, "content-type": "application/json" };
    for (const body of env.BODIES) {
      const answer = await env.PLATFORM.fetch("http://platform.localhost/ironhall/graphql", { method: "POST", headers, body });
      await answer.text();
    }
    return new Response("ok");
  },
};`;

/**
 * The platform alone: a worker that repeats the platform requests of one uncached listing, and discards the responses.
 */
export async function startPlatformReplay(shops: ShopInstances, listingPath: string) {
  const page = shopTarget("listing", shops.recorded, listingPath);
  const platform = (path: string) => ({
    url: `http://127.0.0.1:${shops.recorded.port}${path}`,
    headers: { host: `platform.localhost:${shops.recorded.port}` },
  });
  await fetchText(page);
  await fetchText(platform("/forget-requests"));
  await fetchText(page);
  const bodies: unknown = JSON.parse(await fetchText(platform("/recorded-requests")));
  const secrets = localSecrets();
  const workers = loadBuiltWorkers(root, secrets, {}).filter(({ name }) => name === "ironhall-commerce");
  const client = `${secrets.commerce.BOOTSTRAP_CLIENT_ID}:${secrets.commerce.BOOTSTRAP_CLIENT_SECRET}`;
  const replay = {
    name: "platform-replay",
    modules: true,
    script: replayScript,
    compatibilityDate: "2026-08-01",
    bindings: { BODIES: bodies as string[], CLIENT: client },
    serviceBindings: { PLATFORM: "ironhall-commerce" },
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      workers: [replay, ...workers],
      cf: false,
      log: new Log(LogLevel.ERROR),
      logRequests: false,
      resourcePersistencePath: shops.persistencePath,
      telemetry: { enabled: false },
    }),
  );
  return { url: String(await miniflare.unsafeGetDirectURL(replay.name)), stop: () => miniflare.dispose() };
}
