import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { root } from "../house/run-command.mjs";

/** What one worker needs from an account, by the names of production. */
export type WorkerNeeds = {
  /** Its folder below `worker/`, and the name of its settings table. */
  readonly folder: string;
  readonly name: string;
  /** Path of its built configuration, from the root. */
  readonly builtConfig: string;
  readonly databases: readonly { readonly name: string; readonly migrations: readonly string[] }[];
  readonly queues: readonly string[];
  /** Titles of KV namespaces. */
  readonly namespaces: readonly string[];
  readonly buckets: readonly string[];
  readonly objects: readonly string[];
  readonly migrationTag: string | null;
  /** Names of the workers that it calls. */
  readonly services: readonly string[];
  readonly variables: Readonly<Record<string, unknown>>;
};

/** The parts of wrangler's parsed wrangler.toml that are used here. */
type WranglerConfig = {
  readonly name?: string;
  readonly queues: {
    readonly producers?: readonly { readonly queue: string }[];
    readonly consumers?: readonly { readonly queue: string; readonly dead_letter_queue?: string }[];
  };
  readonly d1_databases: readonly {
    readonly binding: string;
    readonly database_name?: string;
    readonly migrations_dir?: string;
  }[];
  readonly kv_namespaces: readonly { readonly binding: string }[];
  readonly r2_buckets: readonly { readonly bucket_name?: string }[];
  readonly durable_objects: {
    readonly bindings: readonly { readonly class_name: string; readonly script_name?: string }[];
  };
  readonly migrations: readonly { readonly tag: string }[];
  readonly services?: readonly { readonly service: string }[];
  readonly vars: Readonly<Record<string, unknown>>;
  readonly routes?: readonly (string | { readonly pattern: string })[];
};

function readProduction(file: string): WranglerConfig {
  return readConfig({ config: path.join(root, file), env: "production" }, { hideWarnings: true });
}

/**
 * Reads production's needs from every wrangler.toml.
 * They cover the shop and everything that it binds there, called workers first. New bindings are included
 * automatically.
 */
export function readNeeds(): readonly WorkerNeeds[] {
  const folders = readdirSync(path.join(root, "worker")).filter(
    (folder) => folder !== "shop" && existsSync(path.join(root, "worker", folder, "wrangler.toml")),
  );
  const shop = readWorker("shop", "wrangler.toml", "build/server");
  const others = folders.map((folder) => {
    const file = `worker/${folder}/wrangler.toml`;
    return readWorker(folder, file, "build");
  });
  return orderByCalls(shop, others);
}

function readWorker(folder: string, file: string, build: string): WorkerNeeds {
  const config = readProduction(file);
  const name = config.name ?? folder;
  const built = build === "build" ? `build/${name.replaceAll("-", "_")}` : build;
  const { producers = [], consumers = [] } = config.queues;
  const queues = [
    ...producers.map(({ queue }) => queue),
    ...consumers.flatMap(({ queue, dead_letter_queue: dead }) => (dead ? [queue, dead] : [queue])),
  ];
  return {
    folder,
    name,
    builtConfig: `${built}/wrangler.json`,
    databases: config.d1_databases.map((database) => ({
      name: database.database_name ?? database.binding,
      migrations: listMigrations(path.dirname(file), database.migrations_dir),
    })),
    queues: [...new Set(queues)],
    namespaces: config.kv_namespaces.map(({ binding }) => toNamespaceTitle(name, binding)),
    buckets: config.r2_buckets.flatMap(({ bucket_name: bucket }) => (bucket ? [bucket] : [])),
    objects: config.durable_objects.bindings.flatMap(({ class_name, script_name }) =>
      script_name ? [] : [class_name],
    ),
    migrationTag: config.migrations.at(-1)?.tag ?? null,
    services: config.services?.map(({ service }) => service) ?? [],
    variables: config.vars,
  };
}

/** Returns the title that wrangler gives a namespace that it creates. */
export function toNamespaceTitle(worker: string, binding: string): string {
  return `${worker}-${binding.toLowerCase().replaceAll("_", "-")}`;
}

function listMigrations(folder: string, migrations: string | undefined): readonly string[] {
  if (migrations === undefined) return [];
  const found = readdirSync(path.join(root, folder, migrations));
  return found.filter((file) => file.endsWith(".sql")).sort();
}

/** Returns the shop and the workers that it reaches by bindings, called workers before their callers. */
function orderByCalls(shop: WorkerNeeds, others: readonly WorkerNeeds[]): readonly WorkerNeeds[] {
  const ordered: WorkerNeeds[] = [];
  const visit = (worker: WorkerNeeds, callers: readonly string[]) => {
    if (ordered.includes(worker) || callers.includes(worker.name)) return;
    for (const service of worker.services) {
      const called = others.find(({ name }) => name === service);
      if (called) visit(called, [...callers, worker.name]);
    }
    ordered.push(worker);
  };
  visit(shop, []);
  return ordered;
}

/** Reads the shop's production hosts from wrangler.toml. */
export function readConfiguredHosts(): readonly string[] {
  const { routes = [] } = readProduction("wrangler.toml");
  return routes.map((route) => (typeof route === "string" ? route : route.pattern));
}
