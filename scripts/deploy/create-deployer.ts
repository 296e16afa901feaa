import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { unknown } from "superstruct";
import { drawDemo } from "../house/build-shop.mjs";
import { root, runCommand } from "../house/run-command.mjs";
import { say } from "../house/say.mjs";
import { checkHosts } from "./check-hosts.ts";
import type { CloudflareClient } from "./cloudflare-client.ts";
import { type DeploymentName, toDeployedName } from "./deployment-name.ts";
import { keepDeployment, readCommit, refuseServedMaps } from "./deployment-records.ts";
import type { WorkerSettings } from "./operator-values.ts";
import type { Resource } from "./plan-deploy.ts";
import { readAccount } from "./read-account.ts";
import type { WorkerNeeds } from "./read-needs.ts";
import type { Deployer } from "./roll-out.ts";
import { toDeployedConfig } from "./to-deployed-config.ts";

type DeployerSettings = {
  readonly client: CloudflareClient;
  readonly deployment: DeploymentName;
  readonly workers: readonly WorkerNeeds[];
  readonly settings: Readonly<Record<string, WorkerSettings>>;
  readonly hosts: readonly string[];
  /** Hosts that are checked after each step. */
  readonly checkedHosts: readonly string[];
  readonly operatorToken: string | null;
};

/** Creates a deployer that deploys with wrangler, and creates resources with Cloudflare's API. */
export function createDeployer(options: DeployerSettings): Deployer {
  const { client, deployment, settings, operatorToken } = options;
  return {
    say,
    async create(resource, name) {
      const { path: address, body } = toCreation(resource, name);
      await client.send(`{account}${address}`, body, unknown());
    },
    async build() {
      await drawDemo();
      await run("react-router", ["build"], { CLOUDFLARE_ENV: "production" });
      // build/ is now no local build: the next start rebuilds it.
      rmSync(path.join(root, "build", ".ironhall-built"), { force: true });
      refuseServedMaps();
      await writeConfigs(options);
    },
    async migrate(worker) {
      for (const { name } of worker.databases) {
        const database = toDeployedName(name, deployment);
        await run("wrangler", [
          "d1",
          "migrations",
          "apply",
          database,
          "--remote",
          "--config",
          worker.builtConfig,
        ]);
      }
    },
    replace: (worker) => send(["deploy"], worker),
    upload: (worker) => send(["versions", "upload"], worker),
    async split(name, shares) {
      const words = shares.map(({ id, percentage }) => `${id}@${percentage}`);
      await run("wrangler", ["versions", "deploy", ...words, "--name", name, "--yes"]);
    },
    setTriggers: (worker) => run("wrangler", ["triggers", "deploy", "--config", worker.builtConfig]),
    check: (version) =>
      checkHosts({ hosts: options.checkedHosts, version, operatorToken, fetch, sleep: (ms) => sleep(ms) }),
  };

  /** Sends code and the given secrets in one version; returns its id, which wrangler writes into a file. */
  async function send(command: readonly string[], worker: WorkerNeeds): Promise<string> {
    const folder = mkdtempSync(path.join(tmpdir(), "ironhall-deploy-"));
    try {
      const output = path.join(folder, "output.ndjson");
      const secrets = path.join(folder, "secrets.json");
      writeFileSync(secrets, JSON.stringify(settings[worker.folder]?.secrets ?? {}), { mode: 0o600 });
      const words = [...command, "--config", worker.builtConfig, "--secrets-file", secrets];
      await run("wrangler", words, { WRANGLER_OUTPUT_FILE_PATH: output });
      const version = readVersionId(readFileSync(output, "utf8"));
      if (worker.folder === "shop") keepRecord(version, deployment);
      return version;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** A failure to write the record does not undo the deployment. */
function keepRecord(version: string, deployment: DeploymentName): void {
  const sentAt = new Date().toISOString();
  try {
    keepDeployment({ version, deployment, sentAt, commit: readCommit() });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    say(`The source maps of ${version} were not kept (${reason}): copy build/source-maps away`);
  }
}

async function run(
  command: string,
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const code = await runCommand(command, [...words], { env });
  if (code !== 0)
    throw new Error(`${command} ${words.slice(0, 3).join(" ")} ended with ${code} (message above)`);
}

/** Writes into the build, from which wrangler sends. */
async function writeConfigs({
  client,
  deployment,
  workers,
  settings,
  hosts,
}: DeployerSettings): Promise<void> {
  const account = await readAccount(client);
  for (const worker of workers) {
    const file = path.join(root, worker.builtConfig);
    const config = toDeployedConfig({
      config: JSON.parse(readFileSync(file, "utf8")),
      deployment,
      account,
      variables: settings[worker.folder]?.variables ?? {},
      hosts: worker.folder === "shop" ? hosts : null,
    });
    writeFileSync(file, JSON.stringify(config, null, 2));
  }
}

/** Reads the version id from wrangler's output file, which has one JSON object per line. */
export function readVersionId(output: string): string {
  for (const line of output.split("\n").filter(Boolean)) {
    const entry: unknown = JSON.parse(line);
    if (typeof entry !== "object" || entry === null || !("version_id" in entry)) continue;
    if (typeof entry.version_id === "string") return entry.version_id;
  }
  throw new Error("wrangler named no version");
}

function toCreation(resource: Resource, name: string): { readonly path: string; readonly body: object } {
  switch (resource) {
    case "database":
      return { path: "/d1/database", body: { name } };
    case "queue":
      return { path: "/queues", body: { queue_name: name } };
    case "namespace":
      return { path: "/storage/kv/namespaces", body: { title: name } };
    case "bucket":
      return { path: "/r2/buckets", body: { name } };
  }
}
