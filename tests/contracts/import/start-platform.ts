import { readdirSync, readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { build } from "vite";
import type { PlatformSettings } from "../../../scripts/import/platform-settings.ts";

const root = new URL("../../../", import.meta.url);
const client = { id: "import-test", secret: "secret-of-the-import-test" };

export interface RunningPlatform {
  readonly settings: PlatformSettings;
  /** Of each table its rows, the virtual ones of full text apart. */
  readTables(): Promise<ReadonlyMap<string, readonly unknown[]>>;
  stop(): Promise<void>;
}

/** The embedded platform on a port of its own, with an empty database in memory. */
export async function startPlatform(): Promise<RunningPlatform> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      modules: true,
      script: await bundlePlatform(),
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
    readTables: () => readTables(miniflare),
    stop: () => miniflare.dispose(),
  };
}

async function bundlePlatform(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    root: root.pathname,
    ssr: { target: "webworker", noExternal: true },
    build: {
      ssr: "worker/commerce/index.ts",
      write: false,
      minify: false,
      rollupOptions: { external: [/^node:/, /^cloudflare:/], output: { codeSplitting: false } },
    },
  });
  const [output] = [result].flat();
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (!chunk) throw new Error("vite gave no chunk for worker/commerce/index.ts");
  return chunk.code;
}

async function migrate(miniflare: Miniflare): Promise<void> {
  const database = await miniflare.getD1Database("DB");
  const folder = new URL("worker/commerce/migrations/", root);
  for (const file of readdirSync(folder).sort()) {
    const sql = readFileSync(new URL(file, folder), "utf8").replace(/^\s*--.*$/gm, "");
    const statements = sql.split(/;\s*(?:\n|$)/).filter((statement) => statement.trim() !== "");
    await database.batch(statements.map((statement) => database.prepare(statement)));
  }
}

async function readTables(miniflare: Miniflare): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const database = await miniflare.getD1Database("DB");
  const { results } = await database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name",
    )
    .all<{ name: string }>();
  const names = results.map(({ name }) => name).filter((name) => !name.startsWith("_cf"));
  const rows = await database.batch(names.map((name) => database.prepare(`SELECT * FROM "${name}"`)));
  return new Map(names.map((name, index) => [name, rows[index]?.results ?? []]));
}
