import { array, nullable, number, optional, string, type } from "superstruct";
import type { AccountDescription } from "./account.ts";
import { type CloudflareClient, CloudflareError, orWhenMissing } from "./cloudflare-client.ts";

const Named = type({ name: string() });
const Deployments = type({
  deployments: array(type({ versions: array(type({ version_id: string(), percentage: number() })) })),
});
const ScriptSettings = type({
  bindings: array(type({ type: string(), name: string(), text: optional(string()) })),
});
const Ruleset = type({
  rules: optional(array(type({ action_parameters: optional(type({ headers: optional(type({})) })) }))),
});

const versionKey = "cloudflare-workers-version-key";

/**
 * Reads everything that a deploy uses.
 * The token needs read rights to Workers, D1, KV, R2, Queues and the zones.
 */
export async function readAccount(client: CloudflareClient): Promise<AccountDescription> {
  const [databases, queues, namespaces, buckets, scripts, objects, hosts, zones] = await Promise.all([
    client.list("{account}/d1/database", type({ name: string(), uuid: string() })),
    client.list("{account}/queues", type({ queue_name: string() })),
    client.list("{account}/storage/kv/namespaces", type({ title: string(), id: string() })),
    orWhenMissing(client.read("{account}/r2/buckets", type({ buckets: array(Named) })), { buckets: [] }),
    client.list(
      "{account}/workers/scripts",
      type({ id: string(), migration_tag: optional(nullable(string())) }),
    ),
    client.list(
      "{account}/workers/durable_objects/namespaces",
      type({ class: optional(nullable(string())), script: optional(nullable(string())) }),
    ),
    client.list("{account}/workers/domains", type({ hostname: string(), service: string() })),
    client.list("/zones", type({ id: string(), name: string() })),
  ]);
  return {
    databases: await Promise.all(
      databases.map(async ({ name, uuid }) => ({
        name,
        id: uuid,
        migrations: await readMigrations(client, uuid),
      })),
    ),
    queues: queues.map(({ queue_name }) => queue_name),
    namespaces: namespaces.map(({ title, id }) => ({ title, id })),
    buckets: buckets.buckets.map(({ name }) => name),
    workers: await Promise.all(
      scripts.map(async ({ id, migration_tag }) => ({
        name: id,
        migrationTag: migration_tag ?? null,
        objects: objects.flatMap(({ class: name, script }) => (script === id && name ? [name] : [])),
        ...(await readWorker(client, id)),
      })),
    ),
    hosts: hosts.map(({ hostname, service }) => ({ hostname, worker: service })),
    zones: await Promise.all(
      zones.map(async ({ id, name }) => ({ name, hasVersionKey: await readVersionKey(client, id) })),
    ),
  };
}

async function readWorker(client: CloudflareClient, name: string) {
  const path = `{account}/workers/scripts/${name}`;
  const [secrets, settings, { deployments }] = await Promise.all([
    client.read(`${path}/secrets`, array(Named)),
    client.read(`${path}/settings`, ScriptSettings),
    orWhenMissing(client.read(`${path}/deployments`, Deployments), { deployments: [] }),
  ]);
  const plain = settings.bindings.filter(({ type: kind }) => kind === "plain_text");
  return {
    secrets: secrets.map((secret) => secret.name),
    variables: Object.fromEntries(plain.map((binding) => [binding.name, binding.text ?? ""])),
    deployments: deployments.map(({ versions }) =>
      versions.map(({ version_id, percentage }) => ({ id: version_id, percentage })),
    ),
  };
}

/** Reads the names in wrangler's migrations table; empty before the table exists. */
async function readMigrations(client: CloudflareClient, id: string): Promise<string[]> {
  const shape = array(type({ results: array(Named) }));
  const question = { sql: "SELECT name FROM d1_migrations ORDER BY id" };
  try {
    const [answer] = await client.send(`{account}/d1/database/${id}/query`, question, shape);
    return answer?.results.map(({ name }) => name) ?? [];
  } catch (error) {
    if (error instanceof CloudflareError && error.message.includes("no such table")) return [];
    throw error;
  }
}

async function readVersionKey(client: CloudflareClient, zone: string): Promise<boolean> {
  const path = `/zones/${zone}/rulesets/phases/http_request_late_transform/entrypoint`;
  const { rules = [] } = await orWhenMissing(client.read(path, Ruleset), { rules: [] });
  return rules.some(({ action_parameters: parameters }) =>
    Object.keys(parameters?.headers ?? {}).some((name) => name.toLowerCase() === versionKey),
  );
}
