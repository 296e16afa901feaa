import type { Database } from "../database/database.ts";
import type { Environment } from "../requests/environment.ts";

/** Any replica will do: a second's delay is acceptable for operators. */
export function openReplica({ database }: Environment): Database {
  return database.withSession("first-unconstrained");
}
