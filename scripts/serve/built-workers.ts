import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { convertV4MiniflareOptions } from "miniflare";
import {
  unstable_readConfig as readConfig,
  unstable_getMiniflareWorkerOptions as toWorkerOptions,
} from "wrangler";

type Secrets = Readonly<Record<string, Readonly<Record<string, string>>>>;

type WorkerOptions = Extract<
  Parameters<typeof convertV4MiniflareOptions>[0],
  { workers: unknown }
>["workers"];

/** Miniflare's options of one worker: wrangler's, typed by another release with the same shape. */
export type BuiltWorker = WorkerOptions[number] & { readonly name: string };

/** The worker behind the shop's binding of static files. */
export const filesWorker = "ironhall-shop-assets";

const folders = {
  shop: "build/server",
  commerce: "build/ironhall_commerce",
  search: "build/ironhall_search",
  redirections: "build/ironhall_redirections",
  recommendations: "build/ironhall_recommendations",
  sandbox: "build/ironhall_sandbox",
} as const;

function listModules(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    return statSync(file).isDirectory() ? listModules(file) : file.endsWith(".js") ? [file] : [];
  });
}

type BuiltName = keyof typeof folders;
const all: readonly BuiltName[] = [
  "shop",
  "commerce",
  "search",
  "redirections",
  "recommendations",
  "sandbox",
];

/**
 * Loads Miniflare options of the built workers, with this clone's secrets and URL bound; `names`: only these workers.
 */
export function loadBuiltWorkers(
  root: string,
  secrets: Secrets,
  variables: Readonly<Record<string, string>>,
  names = all,
): BuiltWorker[] {
  const built = names.map((name) => {
    const folder = path.join(root, folders[name]);
    const configPath = path.join(folder, "wrangler.json");
    const config = readConfig({ config: configPath });
    const { modulesRules: _rules, ...workerOptions } = readOptions(config);
    const bindings = workerOptions.bindings ?? {};
    const entry = path.join(folder, readMain(configPath));
    const others = listModules(folder).filter((file) => file !== entry);
    return {
      ...workerOptions,
      name: config.name ?? name,
      rootPath: folder,
      bindings: { ...bindings, ...secrets[name], ...(name === "shop" ? variables : {}) },
      modules: [entry, ...others].map((file) => ({
        type: "ESModule" as const,
        path: path.relative(folder, file),
      })),
    };
  });
  return built.flatMap(serveAssetsApart);
}

/**
 * Moves the files to a separate worker behind the binding. Miniflare puts its asset router before a worker with assets,
 * which costs every page as much as a whole small worker; in production a worker that runs first has none.
 */
function serveAssetsApart({ assets, ...worker }: BuiltWorker): BuiltWorker[] {
  if (!assets?.binding) return [{ ...worker, ...(assets && { assets }) }];
  const files: BuiltWorker = {
    name: `${worker.name}-assets`,
    modules: true,
    script: "export default { fetch: (request, env) => env.FILES.fetch(request) };",
    compatibilityDate: "2026-08-01",
    assets: { ...assets, binding: "FILES" },
  };
  return [{ ...worker, serviceBindings: { ...worker.serviceBindings, [assets.binding]: files.name } }, files];
}

function readOptions(config: Parameters<typeof toWorkerOptions>[0]) {
  return toWorkerOptions(config).workerOptions as BuiltWorker & { modulesRules?: unknown };
}

function readMain(configPath: string): string {
  const { main } = JSON.parse(readFileSync(configPath, "utf8"));
  return String(main);
}
