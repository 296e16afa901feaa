import type { AccountDescription } from "./account.ts";
import type { WorkerNeeds } from "./read-needs.ts";

/** For tests: an account with everything needed, each worker with one version for all traffic. */
export function toFullAccount(workers: readonly WorkerNeeds[], hosts: readonly string[]): AccountDescription {
  return {
    databases: workers.flatMap(({ databases }) =>
      databases.map(({ name, migrations }) => ({ name, id: `id-of-${name}`, migrations: [...migrations] })),
    ),
    queues: workers.flatMap(({ queues }) => [...queues]),
    namespaces: workers.flatMap(({ namespaces }) =>
      namespaces.map((title) => ({ title, id: `id-of-${title}` })),
    ),
    buckets: workers.flatMap(({ buckets }) => [...buckets]),
    workers: workers.map(({ name, migrationTag, objects }) => ({
      name,
      migrationTag,
      objects: [...objects],
      secrets: [],
      variables: {},
      deployments: [[{ id: `${name}-1`, percentage: 100 }]],
    })),
    hosts: hosts.map((hostname) => ({ hostname, worker: "ironhall-shop" })),
    zones: hosts.map((host) => ({ name: host.replace(/^www\./, ""), hasVersionKey: true })),
  };
}
