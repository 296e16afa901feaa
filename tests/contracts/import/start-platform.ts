import { readdirSync, readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { build } from "vite";
import type { PlatformSettings } from "../../../scripts/import/choose-settings.ts";
import { readTables } from "./read-tables.ts";

const root = new URL("../../../", import.meta.url);
const client = { id: "import-test", secret: "secret-of-the-import-test" };

export interface RunningPlatform {
  readonly settings: PlatformSettings;
  /** The rows of each table, except the virtual full-text ones. */
  readTables(): Promise<ReadonlyMap<string, readonly unknown[]>>;
  stop(): Promise<void>;
}

/** Starts two embedded platforms with a shared backup store, each with an empty database in memory. */
export async function startTwoPlatforms(): Promise<readonly [RunningPlatform, RunningPlatform]> {
  const script = await bundlePlatform("worker/commerce/index.ts");
  const names = ["first", "second"] as const;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      cf: false,
      workers: names.map((name) => ({
        ...runtime,
        name,
        script,
        d1Databases: { DB: name },
        r2Buckets: { BACKUPS: "backups" },
        unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
      })),
    }),
  );
  await miniflare.ready;
  const open = async (name: string): Promise<RunningPlatform> => {
    const database = await miniflare.getD1Database("DB", name);
    await migrate(database);
    return {
      settings: toSettings((await miniflare.unsafeGetDirectURL(name)).origin),
      readTables: () => readTables(database),
      stop: () => miniflare.dispose(),
    };
  };
  return [await open("first"), await open("second")];
}

/** Starts the embedded platform, or another worker around it, on its own port, with an empty database in memory. */
export async function startPlatform(entry = "worker/commerce/index.ts"): Promise<RunningPlatform> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      cf: false,
      ...runtime,
      script: await bundlePlatform(entry),
      d1Databases: { DB: "import-test" },
    }),
  );
  const apiUrl = (await miniflare.ready).origin;
  await migrate(await miniflare.getD1Database("DB"));
  return {
    settings: toSettings(apiUrl),
    readTables: async () => readTables(await miniflare.getD1Database("DB")),
    stop: () => miniflare.dispose(),
  };
}

const runtime = {
  modules: true as const,
  compatibilityDate: "2026-08-01",
  compatibilityFlags: ["nodejs_compat"] as string[],
  bindings: {
    PROJECT_KEY: "ironhall",
    BOOTSTRAP_CLIENT_ID: client.id,
    BOOTSTRAP_CLIENT_SECRET: client.secret,
  },
};

function toSettings(apiUrl: string): PlatformSettings {
  return {
    apiUrl,
    authUrl: apiUrl,
    projectKey: "ironhall",
    clientId: client.id,
    clientSecret: client.secret,
  };
}

async function bundlePlatform(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    root: root.pathname,
    ssr: { target: "webworker", noExternal: true },
    build: {
      ssr: entry,
      write: false,
      minify: false,
      rollupOptions: { external: [/^node:/, /^cloudflare:/], output: { codeSplitting: false } },
    },
  });
  const [output] = [result].flat();
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`vite returned no chunk for ${entry}`);
  return chunk.code;
}

async function migrate(database: Awaited<ReturnType<Miniflare["getD1Database"]>>): Promise<void> {
  const folder = new URL("worker/commerce/migrations/", root);
  for (const file of readdirSync(folder).sort()) {
    const sql = readFileSync(new URL(file, folder), "utf8").replace(/^\s*--.*$/gm, "");
    // A trigger's statements are indented, before its END.
    const statements = sql.split(/;[ \t]*\n+(?!\s|END)/).filter((statement) => statement.trim() !== "");
    await database.batch(statements.map((statement) => database.prepare(statement)));
  }
}
