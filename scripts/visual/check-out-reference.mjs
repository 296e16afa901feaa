import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../house/run-command.mjs";
import { fail } from "../house/say.mjs";

const drawnFolders = ["pictures", "manuals", "labels", "fiches"];

/**
 * Checks a commit out into a temporary folder, which stays for the next comparison, and returns its path. It shares the
 * installed packages when its lockfile is the same, and starts with this checkout's drawings: its own build draws those
 * that differ.
 */
export function checkOutReference(commit) {
  const hash = resolveCommit(commit);
  const folder = path.join(tmpdir(), `ironhall-reference-${hash.slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  // Renamed when it is complete: an interrupted one is not used.
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  git("clone", "--quiet", "--shared", "--no-checkout", root, part);
  git("-C", part, "checkout", "--quiet", "--detach", hash);
  if (readLockfile(part) === readLockfile(root))
    symlinkSync(path.join(root, "node_modules"), path.join(part, "node_modules"));
  for (const name of drawnFolders) {
    const drawn = path.join(root, "public", name);
    if (existsSync(drawn)) cpSync(drawn, path.join(part, "public", name), { recursive: true });
  }
  renameSync(part, folder);
  return folder;
}

function resolveCommit(commit) {
  try {
    return git("-C", root, "rev-parse", "--verify", "--quiet", `${commit}^{commit}`);
  } catch {
    return fail(`There is no commit ${commit}. Usage: npm run visual [-- <commit>]`);
  }
}

const git = (...args) => execFileSync("git", args, { encoding: "utf8" }).trim();

const readLockfile = (folder) => readFileSync(path.join(folder, "package-lock.json"), "utf8");
