import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { hashFiles } from "../../scripts/house/hash-files.mjs";
import { root } from "../../scripts/house/run-command.mjs";
import { findFreePort } from "../../scripts/serve/find-free-port.ts";
import { prepareAndServe } from "../../scripts/serve/prepare-and-serve.ts";

/** Enough that a product has similar ones to show, and that some are used. */
export const testedProducts = 200;

/** Dozens sign in at once: the password hash cost is that of the deployment. */
export const testedPlatform = { PASSWORD_COST: "1024,8,1" };

const cache = path.join(root, "node_modules/.cache/seeded-state");

/** Sources of what a seeded state contains. A state that is older all the same is updated when it is served. */
const sources = [
  "demo/catalogue",
  "demo/seed",
  "scripts/base",
  "scripts/import",
  "scripts/reindex",
  "scripts/serve",
  "worker/commerce",
  "worker/redirections",
  "worker/search",
  "worker/shop/search-feed",
  "app/gateways/commerce",
  "app/gateways/search",
  "package-lock.json",
];

/**
 * Returns a new folder with the databases of a seeded shop, for one run of tests, which deletes it. They are seeded once
 * per day and version of the sources, which takes half a minute, and copied for every run.
 */
export async function copySeededState(purpose: string): Promise<string> {
  const version = hashFiles(sources, (file) => file.endsWith(".test.ts")).slice(0, 16);
  const template = path.join(cache, `${new Date().toISOString().slice(0, 10)}-${version}`);
  if (!existsSync(template)) await seedTemplate(template);
  const folder = mkdtempSync(path.join(tmpdir(), `ironhall-${purpose}-`));
  cpSync(template, folder, { recursive: true });
  return folder;
}

const unfinished = "new-";

/** Seeds beside the template and renames at the end: of two runs at once, the first one's state stays. */
async function seedTemplate(template: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const outdated = readdirSync(cache).filter((name) => !name.startsWith(unfinished));
  const stateFolder = mkdtempSync(path.join(cache, unfinished));
  const port = await findFreePort();
  const options = { port, stateFolder, products: testedProducts, platformVariables: testedPlatform };
  const serving = await prepareAndServe({ ...options, isQuiet: true });
  await serving.stop();
  if (existsSync(template)) rmSync(stateFolder, { recursive: true });
  else renameSync(stateFolder, template);
  for (const name of outdated) rmSync(path.join(cache, name), { recursive: true, force: true });
}
