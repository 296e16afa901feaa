import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hashFiles } from "../house/hash-files.mjs";
import { root, runCommand } from "../house/run-command.mjs";

/** The workers with a database. */
const workers = ["worker/commerce", "worker/redirections"];

/** Applies the newest migrations to the local databases. */
export async function migrate(stateFolder: string): Promise<void> {
  const stamp = path.resolve(root, stateFolder, ".ironhall-migrated");
  const wanted = hashFiles(workers.map((worker) => `${worker}/migrations`));
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  for (const worker of workers) await applyMigrations(worker, path.resolve(root, stateFolder));
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

async function applyMigrations(worker: string, stateFolder: string): Promise<void> {
  const args = ["d1", "migrations", "apply", "DB", "--local", "-c", `${worker}/wrangler.toml`];
  const code = await runCommand("wrangler", [...args, "--persist-to", stateFolder], {
    quiet: true,
    env: { CI: "1" },
  });
  if (code !== 0) throw new Error(`The database migrations of ${worker} failed (message above).`);
}
