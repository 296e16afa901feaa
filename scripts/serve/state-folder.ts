import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../house/run-command.mjs";

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * The folder of this run's databases. Two runs of one clone must not write to one database:
 * while another run holds the usual folder, this one gets its own, named by its port.
 */
export function claimStateFolder(port: number): { folder: string; release: () => void } {
  const usual = ".wrangler/state";
  const lock = path.join(root, usual, ".ironhall-running");
  const holder = existsSync(lock) ? Number(readFileSync(lock, "utf8")) : 0;
  if (holder > 0 && holder !== process.pid && isAlive(holder)) {
    return { folder: `.wrangler/state-${port}`, release: () => {} };
  }
  mkdirSync(path.dirname(lock), { recursive: true });
  writeFileSync(lock, String(process.pid));
  return { folder: usual, release: () => rmSync(lock, { force: true }) };
}
