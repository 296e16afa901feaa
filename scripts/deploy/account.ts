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
      /** Of the last migration of Durable Object classes that it has. */
      migrationTag: nullable(string()),
      objects: array(string()),
      /** The newest first, each with the versions that share the visitors. */
      deployments: array(array(Share)),
    }),
  ),
  hosts: array(object({ hostname: string(), worker: string() })),
  /** `hasVersionKey`: has it a rule that gives each visitor a version key of their own (docs/deploying.md)? */
  zones: array(object({ name: string(), hasVersionKey: boolean() })),
});

/** What a Cloudflare account holds, as far as a deploy looks at it. */
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

/** A description as a file has it (`--account`); what it leaves out is not there. Throws a StructError with the path of what is wrong. */
export function parseAccount(description: unknown): AccountDescription {
  const given = typeof description === "object" && description !== null ? description : {};
  return create({ ...emptyAccount, ...given }, AccountShape);
}
