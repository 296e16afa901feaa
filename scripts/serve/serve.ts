import path from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { catalogueTypes } from "../../worker/shop/hooks/catalogue-types.ts";
import { localSecrets } from "../house/local-secrets.mjs";
import { root } from "../house/run-command.mjs";
import { type BuiltWorker, loadBuiltWorkers } from "./built-workers.ts";
import { countUnits } from "./count-units.ts";
import type { DemoFiles } from "./demo-files.ts";

export type Serving = { readonly url: string; readonly miniflare: Miniflare; stop(): Promise<void> };

export type ServeOptions = {
  readonly port: number;
  /** Folder of databases, objects and caches. */
  readonly stateFolder: string;
  readonly isQuiet?: boolean;
  /**
   * Receives each line that a worker logs, and its level (`error`, `warn`, `info` …).
   * Without it the terminal shows the lines.
   */
  readonly onLog?: (line: string, level: string) => void;
  readonly variables?: Readonly<Record<string, string>>;
  /** Variables of the platform. */
  readonly platformVariables?: Readonly<Record<string, string>>;
  /** A worker between the shop and the platform, which it reaches through its binding PLATFORM. */
  readonly platformStandIn?: string;
  /** The same between the shop and the search. */
  readonly searchStandIn?: string;
  /** Each worker counts its usage and returns it at `/__units` (scripts/simulate). */
  readonly countsUnits?: boolean;
  /** Final change to the served workers: a rehearsal adds a second version of a worker. */
  readonly changeWorkers?: (workers: readonly BuiltWorker[]) => readonly BuiltWorker[];
  /** Serves the demo's files instead of the build's: those that are not drawn yet. */
  readonly demoFiles?: DemoFiles;
  /**
   * Directly to the shop's worker, without Miniflare's entry, which costs 0.4 ms per request and distorts every ratio.
   */
  readonly isDirect?: boolean;
};

type WorkerLog = { readonly message: string; readonly level: string };

/** Serves the built shop like production: Miniflare's own runtime, no bundler. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { commerce, ...secrets } = localSecrets();
  const settings = { ...secrets, commerce: { ...commerce, ...options.platformVariables } };
  const { onLog } = options;
  const variables = { LOCAL_PORT: String(options.port), ...options.variables };
  const loaded = loadBuiltWorkers(root, settings, variables).map(subscribeShop).map(routeLocalHosts);
  const built = options.demoFiles ? loaded.map(options.demoFiles.connect) : loaded;
  const complete = standBetween(
    standBetween(built, "COMMERCE", options.platformStandIn),
    "SEARCH",
    options.searchStandIn,
  );
  const counted = options.countsUnits ? countUnits(complete) : complete;
  const changed = options.changeWorkers?.(counted) ?? counted;
  const workers = options.isDirect ? openDirectly(changed, options.port) : [...changed];
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: options.isDirect ? 0 : options.port,
      workers,
      log: new Log(options.isQuiet ? LogLevel.ERROR : LogLevel.WARN),
      logRequests: false,
      cf: false,
      resourcePersistencePath: path.resolve(root, options.stateFolder, "v3"),
      telemetry: { enabled: false },
      ...(onLog && { handleStructuredLogs: ({ message, level }: WorkerLog) => onLog(message, level) }),
    }),
  );
  const ready = await miniflare.ready;
  const url = options.isDirect ? `http://127.0.0.1:${options.port}/` : String(ready);
  const schedule = keepSchedule(miniflare);
  return {
    url,
    miniflare,
    async stop() {
      schedule.stop();
      await miniflare.dispose();
    },
  };
}

/** Miniflare refuses `/cdn-cgi/` on hosts without a route; the image gateway is below it. */
function routeLocalHosts(worker: BuiltWorker): BuiltWorker {
  return worker.name === "ironhall-shop" ? { ...worker, routes: ["*.localhost/*"] } : worker;
}

function openDirectly(workers: readonly BuiltWorker[], port: number): BuiltWorker[] {
  return workers.map((worker) =>
    worker.name === "ironhall-shop"
      ? { ...worker, unsafeDirectSockets: [{ host: "127.0.0.1", port }] }
      : worker,
  );
}

function standBetween(
  workers: readonly BuiltWorker[],
  binding: "COMMERCE" | "SEARCH",
  script: string | undefined,
): BuiltWorker[] {
  if (script === undefined) return [...workers];
  const standIn: BuiltWorker = {
    name: `${binding.toLowerCase()}-stand-in`,
    modules: true,
    script,
    compatibilityDate: "2026-08-01",
    serviceBindings: { PLATFORM: `ironhall-${binding.toLowerCase()}` },
  };
  const rebound = workers.map((worker) =>
    worker.name === "ironhall-shop"
      ? { ...worker, serviceBindings: { ...worker.serviceBindings, [binding]: standIn.name } }
      : worker,
  );
  return [...rebound, standIn];
}

/** Interval of the cron trigger in worker/commerce/wrangler.toml; the shop's runs more often than in production. */
const everyMs = 60_000;

/** Runs the schedules of platform and shop, which Miniflare knows but does not trigger. */
function keepSchedule(miniflare: Miniflare): { stop(): void } {
  const timer = setInterval(async () => {
    try {
      for (const name of ["ironhall-commerce", "ironhall-shop", "ironhall-recommendations"]) {
        const worker = await miniflare.getWorker(name);
        await worker.scheduled({ cron: "* * * * *" });
      }
    } catch {
      // The runtime is being stopped, or a schedule failed: the next minute retries.
    }
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** The message subscriptions of the production shop, repeated here. */
const resourceTypes = [
  ...catalogueTypes,
  "inventory-entry",
  "review",
  "customer",
  "order",
  "key-value-document",
];

/**
 * Subscribes the shop: the platform pushes its messages to the shop of the same clone, which has no other reachable
 * URL.
 */
function subscribeShop(worker: BuiltWorker): BuiltWorker {
  if (worker.name !== "ironhall-commerce") return worker;
  return {
    ...worker,
    bindings: {
      ...worker.bindings,
      MESSAGES_ENDPOINT: "http://sk.localhost/hooks/platform-messages",
      MESSAGES_RESOURCE_TYPES: resourceTypes.join(","),
    },
    serviceBindings: { ...worker.serviceBindings, SHOP: "ironhall-shop" },
  };
}
