import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hashFiles } from "../house/hash-files.mjs";
import { root, runCommand } from "../house/run-command.mjs";

/** Brings the platform's local database to the newest migration; nothing to do when it is there. */
export async function migrate(stateFolder: string): Promise<void> {
  const stamp = path.resolve(root, stateFolder, ".ironhall-migrated");
  const wanted = hashFiles(["worker/commerce/migrations"]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  const args = ["d1", "migrations", "apply", "DB", "--local", "-c", "worker/commerce/wrangler.toml"];
  const code = await runCommand("wrangler", [...args, "--persist-to", path.resolve(root, stateFolder)], {
    quiet: true,
    env: { CI: "1" },
  });
  if (code !== 0) throw new Error("The database migrations failed (message above).");
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}
