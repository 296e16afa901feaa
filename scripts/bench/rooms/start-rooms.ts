import path from "node:path";
import { build } from "vite";
import { root } from "../../house/run-command.mjs";
import { serveScript } from "../serve-script.ts";
import { watchChildren } from "../watch-children.ts";

/** One kind of served room; all requests use the same routes. */
export type ServedRooms = {
  readonly name: string;
  readonly url: string;
  readonly pids: readonly number[];
  stop(): Promise<void>;
};

type Options = {
  readonly name: string;
  readonly worker: string;
  readonly platformUrl?: string;
  /** Requests that a bare room sends to the platform before each update. */
  readonly platformRequests?: number;
};

/** The shop's environment requires all of them; the bare worker has only the cart's room. */
const shopObjects = [
  "CartRoom",
  "StockRoom",
  "MessageLedger",
  "CustomerSignIns",
  "CustomerKeys",
  "AttemptCounter",
  "OperationsLedger",
];

/** Bundles a worker with rooms like the shop and serves it on a free port, its storage in memory-backed files. */
export async function startRooms({
  name,
  worker,
  platformUrl = "http://127.0.0.1:1",
  platformRequests = 0,
}: Options): Promise<ServedRooms> {
  const script = await bundle(worker);
  const objects = shopObjects.filter((name) => name === "CartRoom" || script.includes(name));
  const { value, pids } = await watchChildren(() =>
    serveScript(script, {
      compatibilityFlags: ["nodejs_compat"],
      bindings: { ...toBindings(platformUrl), PLATFORM_REQUESTS: String(platformRequests) },
      serviceBindings: { ASSETS: () => new Response(null, { status: 404 }) },
      queueProducers: {
        PLATFORM_MESSAGES: "platform-messages",
        SEARCH_CHANGES: "search-changes",
        MAILS: "mails",
        CASES: "cases",
      },
      kvNamespaces: ["VISITS"],
      durableObjects: Object.fromEntries(
        objects.map((className) => [className, { className, useSQLite: true }]),
      ),
      handleStructuredLogs: () => {},
    }),
  );
  return { name, url: value.url.replace(/\/$/, ""), pids, stop: value.stop };
}

function toBindings(platformUrl: string): Record<string, string> {
  return {
    DEPLOYMENT: "production",
    SESSION_SECRET: "bench".repeat(8),
    CONSENT_SECRET: "bench".repeat(8),
    COMMERCE_API_URL: platformUrl,
    COMMERCE_AUTH_URL: platformUrl,
    COMMERCE_PROJECT_KEY: "ironhall",
    COMMERCE_CLIENT_ID: "bench",
    SEARCH_API_URL: "http://search.localhost",
    SEARCH_APP_ID: "bench",
    SEARCH_API_KEY: "bench",
    COMMERCE_CLIENT_SECRET: "bench",
    PAYMENT_API_URL: `${platformUrl}/checkout/v71`,
    PAYMENT_API_KEY: "bench",
    PAYMENT_MERCHANT_ACCOUNT: "bench",
    PAYMENT_PAGE_ORIGIN: platformUrl,
    MAIL_FROM: "Bench <bench@shop.example>",
    PAYMENT_HMAC_KEY: "be".repeat(32),
  };
}

async function bundle(worker: string): Promise<string> {
  const output = await build({
    configFile: false,
    root,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { conditions: ["workerd", "worker", "browser"] },
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: path.join(root, "scripts/bench/rooms", worker),
      write: false,
      minify: true,
      rolldownOptions: { external: /^cloudflare:/ },
    },
  });
  const chunks = "output" in output ? output.output : [];
  const [entry] = chunks;
  if (entry?.type !== "chunk" || chunks.length !== 1)
    throw new Error(`${worker} was not bundled into one module`);
  return entry.code;
}
