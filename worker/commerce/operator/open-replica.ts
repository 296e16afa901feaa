import type { Database } from "../database/database.ts";
import type { Environment } from "../requests/environment.ts";

/** Any replica will do: an operator who looks does not mind a second's delay. */
export function openReplica({ database }: Environment): Database {
  return database.withSession("first-unconstrained");
}
