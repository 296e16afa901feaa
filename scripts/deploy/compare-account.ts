import { findSettingProblems } from "../../worker/shop/config/find-setting-problems.ts";
import type { SettingsTable } from "../../worker/shop/config/setting.ts";
import type { AccountDescription } from "./account.ts";
import { type DeploymentName, toDeployedName } from "./deployment-name.ts";
import type { WorkerSettings } from "./operator-values.ts";
import type { WorkerNeeds } from "./read-needs.ts";

/**
 * present: exists. create: the deploy creates or sets it. operator: only an operator can provide it, and the sentence
 * says how.
 */
export type ItemState = "present" | "create" | "operator";

export type Item = {
  readonly kind:
    | "database"
    | "migration"
    | "queue"
    | "namespace"
    | "bucket"
    | "object"
    | "worker"
    | "setting"
    | "host"
    | "zone";
  readonly name: string;
  readonly state: ItemState;
  readonly sentence: string;
};

export type Comparison = {
  readonly deployment: DeploymentName;
  readonly account: AccountDescription;
  readonly workers: readonly WorkerNeeds[];
  readonly settings: Readonly<Record<string, WorkerSettings>>;
  readonly tables: Readonly<Record<string, SettingsTable>>;
  /** Hosts of the countries to open. */
  readonly hosts: readonly string[];
};

/** Compares the needs with the account, as one list. */
export function compareAccount(comparison: Comparison): readonly Item[] {
  const { account, workers } = comparison;
  const rename = (name: string) => toDeployedName(name, comparison.deployment);
  const has = (kind: Item["kind"], name: string, isThere: boolean, sentence: string): Item => ({
    kind,
    name,
    state: isThere ? "present" : "create",
    sentence: isThere ? "" : sentence,
  });
  const unique = (list: (worker: WorkerNeeds) => readonly string[]) =>
    [...new Set(workers.flatMap(list))].map(rename);
  return [
    ...workers
      .flatMap(({ databases }) => databases)
      .flatMap(({ name, migrations }) => {
        const known = account.databases.find((database) => database.name === rename(name));
        const pending = migrations.filter((file) => !known?.migrations.includes(file));
        const first = pending.length > 0 ? `applies ${pending.length}, from ${pending[0]}` : "";
        return [
          has("database", rename(name), known !== undefined, "made empty"),
          has("migration", `${rename(name)}: ${migrations.length}`, pending.length === 0, first),
        ];
      }),
    ...unique(({ queues }) => queues).map((name) =>
      has("queue", name, account.queues.includes(name), "made"),
    ),
    ...unique(({ namespaces }) => namespaces).map((name) =>
      has(
        "namespace",
        name,
        account.namespaces.some(({ title }) => title === name),
        "made",
      ),
    ),
    ...unique(({ buckets }) => buckets).map((name) =>
      has("bucket", name, account.buckets.includes(name), "made"),
    ),
    ...workers.flatMap((worker) => compareWorker(comparison, worker)),
    ...comparison.hosts.map((host) => compareHost(comparison, host)),
    ...listZones(comparison),
  ];
}

function compareWorker(
  { account, deployment, settings, tables }: Comparison,
  worker: WorkerNeeds,
): readonly Item[] {
  const name = toDeployedName(worker.name, deployment);
  const deployed = account.workers.find((one) => one.name === name);
  const item = (kind: Item["kind"], what: string, isThere: boolean, sentence: string): Item => ({
    kind,
    name: what,
    state: isThere ? "present" : "create",
    sentence: isThere ? "" : sentence,
  });
  return [
    item("worker", name, deployed !== undefined, "deployed for the first time, to everybody at once"),
    ...worker.objects.map((object) =>
      item(
        "object",
        `${name} ${object}`,
        deployed?.objects.includes(object) ?? false,
        "comes with the deploy of its class",
      ),
    ),
    ...compareSettings(name, tables[worker.folder] ?? {}, settings[worker.folder], deployment),
  ];
}

function compareSettings(
  worker: string,
  table: SettingsTable,
  settings: WorkerSettings | undefined,
  deployment: DeploymentName,
): readonly Item[] {
  const { variables = {}, secrets = {}, retainedSecrets = [] } = settings ?? {};
  // An existing secret cannot be read: it counts as complete.
  const hidden = Object.fromEntries(retainedSecrets.map((name) => [name, "-"]));
  const values = { ...hidden, ...variables, ...secrets };
  const problems = findSettingProblems({ table, values, deployment, isDeploy: true }).filter(
    ({ name, kind }) => !(retainedSecrets.includes(name) && kind === "malformed"),
  );
  return Object.entries(table).flatMap(([name]): readonly Item[] => {
    const problem = problems.find((one) => one.name === name);
    const item = { kind: "setting" as const, name: `${worker} ${name}` };
    if (problem) return [{ ...item, state: "operator", sentence: problem.sentence.replace(`${name} `, "") }];
    if (retainedSecrets.includes(name)) return [{ ...item, state: "present", sentence: "" }];
    if (name in secrets) return [{ ...item, state: "create", sentence: "set as you gave it" }];
    return name in variables ? [{ ...item, state: "present", sentence: "" }] : [];
  });
}

function compareHost({ account, workers, deployment }: Comparison, hostname: string): Item {
  const shop = toDeployedName(workers.at(-1)?.name ?? "", deployment);
  const known = account.hosts.find((host) => host.hostname === hostname);
  const item = { kind: "host" as const, name: hostname };
  if (known?.worker === shop) return { ...item, state: "present", sentence: "" };
  if (known)
    return { ...item, state: "operator", sentence: `leads to ${known.worker}: take it away there first` };
  return { ...item, state: "create", sentence: "leads to the shop when the new version has everybody" };
}

/** A host needs its domain in the account; a rollout needs a key that pins visitors to one version. */
function listZones({ account, hosts }: Comparison): readonly Item[] {
  const domains = [...new Set(hosts.map((host) => host.replace(/^(?:www|staging)\./, "")))];
  return domains.map((domain): Item => {
    const zone = account.zones.find(({ name }) => name === domain);
    const item = { kind: "zone" as const, name: domain };
    if (!zone) {
      return {
        ...item,
        state: "operator",
        sentence: "add the domain to the account and point its name servers at Cloudflare",
      };
    }
    if (zone.hasVersionKey) return { ...item, state: "present", sentence: "" };
    return {
      ...item,
      state: "present",
      sentence: "without a rule for the version key: versions change from nobody to everybody",
    };
  });
}
