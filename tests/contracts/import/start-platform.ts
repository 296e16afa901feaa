import { readdirSync, readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { build } from "vite";
import type { PlatformSettings } from "../../../scripts/import/choose-settings.ts";
import { readTables } from "./read-tables.ts";

const root = new URL("../../../", import.meta.url);
const client = { id: "import-test", secret: "secret-of-the-import-test" };

export interface RunningPlatform {
  readonly settings: PlatformSettings;
  /** Of each table its rows, the virtual ones of full text apart. */
  readTables(): Promise<ReadonlyMap<string, readonly unknown[]>>;
  stop(): Promise<void>;
}

/** The embedded platform, or another worker around it, on a port of its own, with an empty database in memory. */
export async function startPlatform(entry = "worker/commerce/index.ts"): Promise<RunningPlatform> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      modules: true,
      script: await bundlePlatform(entry),
      compatibilityDate: "2026-08-01",
      compatibilityFlags: ["nodejs_compat"],
      cf: false,
      d1Databases: { DB: "import-test" },
      bindings: {
        PROJECT_KEY: "ironhall",
        BOOTSTRAP_CLIENT_ID: client.id,
        BOOTSTRAP_CLIENT_SECRET: client.secret,
      },
    }),
  );
  const apiUrl = (await miniflare.ready).origin;
  await migrate(miniflare);
  return {
    settings: {
      apiUrl,
      authUrl: apiUrl,
      projectKey: "ironhall",
      clientId: client.id,
      clientSecret: client.secret,
    },
    readTables: async () => readTables(await miniflare.getD1Database("DB")),
    stop: () => miniflare.dispose(),
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
  if (!chunk) throw new Error(`vite gave no chunk for ${entry}`);
  return chunk.code;
}

async function migrate(miniflare: Miniflare): Promise<void> {
  const database = await miniflare.getD1Database("DB");
  const folder = new URL("worker/commerce/migrations/", root);
  for (const file of readdirSync(folder).sort()) {
    const sql = readFileSync(new URL(file, folder), "utf8").replace(/^\s*--.*$/gm, "");
    // What a trigger does stands indented, before its END.
    const statements = sql.split(/;[ \t]*\n+(?!\s|END)/).filter((statement) => statement.trim() !== "");
    await database.batch(statements.map((statement) => database.prepare(statement)));
  }
}
