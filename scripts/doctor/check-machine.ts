import { existsSync, readFileSync, statfsSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { parseEnv } from "node:util";
import { unstable_readConfig as readConfig } from "wrangler";
import { findSettingProblems } from "../../worker/shop/config/find-setting-problems.ts";
import { findBrowser } from "../house/ensure-browser.mjs";
import { hasInstalled } from "../house/ensure-dependencies.mjs";
import { hashFiles } from "../house/hash-files.mjs";
import { loadSettingsTables } from "../house/load-settings-tables.ts";
import { root } from "../house/run-command.mjs";
import { type Finding, find } from "./finding.ts";

const defaultPort = 8787;
const wantedBytes = 3 * 1024 ** 3;

/** Checks whether this machine can install, build, serve and test the shop; changes nothing. */
export async function checkMachine(): Promise<readonly Finding[]> {
  const isPortFree = await canListen(defaultPort);
  const { bavail, bsize } = statfsSync(root);
  const freeGigabytes = ((bavail * bsize) / 1024 ** 3).toFixed(1);
  return [
    find(
      "Node",
      Number(process.versions.node.split(".")[0]) >= 24,
      `${process.versions.node} runs this; install Node 24, or npm ci for the one of the lockfile`,
    ),
    find("dependencies", hasInstalled(), "not those of the lockfile: npm start installs them, or npm ci"),
    find(
      `port ${defaultPort}`,
      isPortFree,
      "is taken; npm start chooses the next, or PORT=<number> npm start",
    ),
    find(
      "disk",
      bavail * bsize >= wantedBytes,
      `${freeGigabytes} GB are free, 3 are needed for build and databases`,
    ),
    find(
      "a browser",
      findBrowser() !== null,
      "no Chromium was found: CHROMIUM=<path>, or npm test fetches one",
    ),
    find(
      "a build",
      existsSync(path.join(root, "build/server/index.js")),
      "there is none: npm run build, or npm start",
    ),
    find(
      "local databases",
      isStamped(".wrangler/state/.ironhall-migrated", [
        "worker/commerce/migrations",
        "worker/redirections/migrations",
      ]),
      "are not there or lack migrations: npm start makes and fills them",
    ),
    ...(await checkLocalSettings()),
  ];
}

function isStamped(stamp: string, entries: readonly string[]): boolean {
  const file = path.join(root, stamp);
  return existsSync(file) && readFileSync(file, "utf8") === hashFiles(entries);
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Checks wrangler.toml's variables and those of `.dev.vars`, which override them, against the table. */
async function checkLocalSettings(): Promise<readonly Finding[]> {
  const tables = await loadSettingsTables();
  return Object.entries(tables).map(([worker, table]) => {
    const folder = worker === "shop" ? "." : `worker/${worker}`;
    const what = `settings of worker/${worker}`;
    const own = path.join(root, folder, ".dev.vars");
    if (!existsSync(own)) return find(what, false, `${folder}/.dev.vars is missing: npm start makes it`);
    const { vars } = readConfig({ config: path.join(root, folder, "wrangler.toml") }, { hideWarnings: true });
    const values = { ...vars, ...parseEnv(readFileSync(own, "utf8")) };
    const problems = findSettingProblems({ table, values, deployment: "local" });
    return find(what, problems.length === 0, problems.map(({ sentence }) => sentence).join("; "));
  });
}
