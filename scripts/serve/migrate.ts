import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_readConfig as readConfig, unstable_splitSqlQuery as splitStatements } from "wrangler";
import { hashFiles } from "../house/hash-files.mjs";
import { root } from "../house/run-command.mjs";

/** The workers with a database. */
const workers = ["worker/commerce", "worker/redirections"];

/** Wrangler's own record of applied migrations, so that `wrangler d1 migrations apply` continues from here. */
const createRecord =
  "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";

/**
 * Applies the newest migrations to the local databases, each in one transaction.
 * Not by wrangler, whose command takes ten seconds for each database.
 */
export async function migrate(stateFolder: string): Promise<void> {
  const folder = path.resolve(root, stateFolder);
  const stamp = path.join(folder, ".ironhall-migrated");
  const wanted = hashFiles(workers.map((worker) => `${worker}/migrations`));
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: "export default {};",
      d1Databases: Object.fromEntries(workers.map((worker) => [worker, readDatabaseId(worker)])),
      resourcePersistencePath: path.join(folder, "v3"),
      telemetry: { enabled: false },
      cf: false,
    }),
  );
  try {
    for (const worker of workers) await applyMigrations(await miniflare.getD1Database(worker), worker);
  } finally {
    await miniflare.dispose();
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(stamp, wanted);
}

function readDatabaseId(worker: string): string {
  const [database] = readConfig({ config: path.join(root, worker, "wrangler.toml") }).d1_databases;
  if (!database?.database_id) throw new Error(`${worker}/wrangler.toml names no database`);
  return database.database_id;
}

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

async function applyMigrations(database: Database, worker: string): Promise<void> {
  await database.prepare(createRecord).run();
  const { results } = await database.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  const folder = path.join(root, worker, "migrations");
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith(".sql") || applied.has(name)) continue;
    const statements = splitStatements(readFileSync(path.join(folder, name), "utf8"));
    await database.batch([
      ...statements.map((statement) => database.prepare(statement)),
      database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
    ]);
  }
}
