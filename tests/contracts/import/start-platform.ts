import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import type { PlatformSettings } from "../../../scripts/import/choose-settings.ts";
import { bundleWorker } from "../../support/bundle-worker.ts";
import { readTables } from "./read-tables.ts";

const root = new URL("../../../", import.meta.url);
const platformEntry = "worker/commerce/index.ts";
const client = { id: "import-test", secret: "secret-of-the-import-test" };

export interface RunningPlatform {
  readonly settings: PlatformSettings;
  /** The rows of each table, except the virtual full-text ones. */
  readTables(): Promise<ReadonlyMap<string, readonly unknown[]>>;
  stop(): Promise<void>;
}

/** Starts two embedded platforms with a shared backup store, each with an empty database in memory. */
export async function startTwoPlatforms(): Promise<readonly [RunningPlatform, RunningPlatform]> {
  const script = await readBundle(platformEntry);
  const names = ["first", "second"] as const;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      ...quietly,
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
export async function startPlatform(entry = platformEntry): Promise<RunningPlatform> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      ...quietly,
      ...runtime,
      script: await readBundle(entry),
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
    // What a password costs is the deployment's own.
    PASSWORD_COST: "1024,8,1",
  },
};

const quietly = {
  // A platform logs every request; only failures belong in the output of tests.
  handleStructuredLogs: ({ message, level }: { readonly message: string; readonly level: string }) => {
    if (level === "error") console.error(message);
  },
  cf: false as const,
  telemetry: { enabled: false },
};

async function readBundle(entry: string): Promise<string> {
  const name = path.basename(path.dirname(entry));
  return readFileSync(await bundleWorker(name, entry), "utf8");
}

function toSettings(apiUrl: string): PlatformSettings {
  return {
    apiUrl,
    authUrl: apiUrl,
    projectKey: "ironhall",
    clientId: client.id,
    clientSecret: client.secret,
  };
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
