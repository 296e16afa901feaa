import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { root } from "../house/run-command.mjs";
import { say } from "../house/say.mjs";

/** SQLite's result code for a file that another process has locked. */
const busy = 5;

/** Referenced until released: the garbage collector closes an unreferenced connection, and releases its lock. */
const locks = new Set<DatabaseSync>();

export type StateClaim = { readonly folder: string; readonly release: () => void };

/**
 * Claims the folder of this clone's databases; null while another process holds it. The lock is the kernel's lock on a
 * SQLite file: it ends with its process in every case, so a killed run, a zombie or a reused pid never holds it.
 */
export function claimState(folder: string): StateClaim | null {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(path.join(folder, ".ironhall-lock"), { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (error instanceof Error && "errcode" in error && error.errcode === busy) return null;
    throw error;
  }
  locks.add(lock);
  const group = path.join(folder, ".ironhall-group");
  endLeftovers(group);
  if (leadsGroup()) writeFileSync(group, String(process.pid));
  return {
    folder,
    release: () => {
      rmSync(group, { force: true });
      locks.delete(lock);
      lock.close();
    },
  };
}

/**
 * Claims the usual folder, or one named by the port while another run of this clone holds that.
 * Then it prints that its databases are others.
 */
export function claimUsualState(port: number, name: "state" | "empty" = "state"): StateClaim {
  const claim = claimState(path.join(root, ".wrangler", name));
  if (claim) return claim;
  const folder = `.wrangler/${name}-${port}`;
  say(
    `Another run of this clone holds its databases. This one has its own in ${folder}: other carts, orders and accounts.`,
  );
  const own = claimState(path.join(root, folder));
  if (!own) throw new Error(`Another process also holds ${folder}. Stop it, or choose another PORT.`);
  return own;
}

/** Reports whether this process leads its process group, as under `npm start` (`runCommand`). */
export function leadsGroup(): boolean {
  return process.env.IRONHALL_LEADS_GROUP === "yes";
}

/**
 * Ends the runtime that a killed run left behind, which would write to the same databases. The lock proves that the
 * group's leader has ended; a living process with its pid is another one.
 */
function endLeftovers(file: string): void {
  const leader = readLeader(file);
  if (leader === null || isAlive(leader) || !isAlive(-leader)) return;
  process.kill(-leader, "SIGKILL");
  say("Ended the runtime that a former run had left behind.");
}

function readLeader(file: string): number | null {
  try {
    const leader = Number(readFileSync(file, "utf8"));
    return Number.isInteger(leader) && leader > 1 ? leader : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
