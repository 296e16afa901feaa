import { array, boolean, create, type Infer, nullable, number, object, record, string } from "superstruct";

const Share = object({ id: string(), percentage: number() });

const AccountShape = object({
  databases: array(object({ name: string(), id: string(), migrations: array(string()) })),
  queues: array(string()),
  namespaces: array(object({ title: string(), id: string() })),
  buckets: array(string()),
  workers: array(
    object({
      name: string(),
      secrets: array(string()),
      variables: record(string(), string()),
      /** Tag of its last migration of Durable Object classes. */
      migrationTag: nullable(string()),
      objects: array(string()),
      /** Newest first, each with the versions that share the traffic. */
      deployments: array(array(Share)),
    }),
  ),
  hosts: array(object({ hostname: string(), worker: string() })),
  /** `hasVersionKey`: whether a rule gives each visitor a version key (docs/deploying.md). */
  zones: array(object({ name: string(), hasVersionKey: boolean() })),
});

/** The parts of a Cloudflare account that a deploy uses. */
export type AccountDescription = Infer<typeof AccountShape>;

export const emptyAccount: AccountDescription = {
  databases: [],
  queues: [],
  namespaces: [],
  buckets: [],
  workers: [],
  hosts: [],
  zones: [],
};

/**
 * Parses a description from a file (`--account`); what it omits counts as missing. Throws a StructError with the path
 * of the error.
 */
export function parseAccount(description: unknown): AccountDescription {
  const given = typeof description === "object" && description !== null ? description : {};
  return create({ ...emptyAccount, ...given }, AccountShape);
}
