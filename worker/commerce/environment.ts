import { create, nonempty, object, optional, pattern, string, type } from "superstruct";
import { Outbox } from "./messages/outbox.ts";
import { parseSubscription, type SubscriptionBindings } from "./messages/subscription.ts";
import type { Environment, PasswordCost } from "./requests/environment.ts";

export interface WorkerBindings extends SubscriptionBindings {
  readonly DB: D1Database;
  readonly PROJECT_KEY?: string;
  readonly BOOTSTRAP_CLIENT_ID?: string;
  readonly BOOTSTRAP_CLIENT_SECRET?: string;
  readonly OPERATOR_PAGES?: string;
  readonly PASSWORD_COST?: string;
  readonly BACKUPS?: R2Bucket;
  readonly BACKUP_TIME?: string;
}

const Settings = type({
  DB: object(),
  PROJECT_KEY: nonempty(string()),
  BOOTSTRAP_CLIENT_ID: nonempty(string()),
  BOOTSTRAP_CLIENT_SECRET: nonempty(string()),
  MESSAGES_ENDPOINT: optional(string()),
  MESSAGES_TOKEN: optional(string()),
  MESSAGES_RESOURCE_TYPES: optional(string()),
  OPERATOR_PAGES: optional(string()),
  BACKUPS: optional(object()),
  /** When the daily backup begins, in UTC; without it there are only backups on request. */
  BACKUP_TIME: optional(pattern(string(), /^([01]\d|2[0-3]):[0-5]\d$/)),
  /** `N,r,p` of scrypt; a sign-in with a password that was hashed at another cost hashes it again. */
  PASSWORD_COST: optional(pattern(string(), /^(1024|2048|4096|8192|16384|32768),8,[1-9]\d?$/)),
});

/**
 * One of the settings that OWASP's Password Storage Cheat Sheet rates as equal: the one of 16 MB, so that an isolate
 * of 128 MB has memory for other requests. A quarter of a second of CPU, of the thirty that a paid Worker may use.
 */
const passwordCost = "16384,8,5";

const parsed = new WeakMap<WorkerBindings, Environment>();

/**
 * Parses the bindings once per environment object; throws with the missing name, so that nothing starts half
 * configured.
 */
export function parseEnvironment(bindings: WorkerBindings): Environment {
  const known = parsed.get(bindings);
  if (known) return known;
  const settings = create(bindings, Settings, "The commerce worker's environment is incomplete");
  const database = bindings.DB;
  const projectKey = settings.PROJECT_KEY;
  const subscription = parseSubscription(bindings);
  const environment: Environment = {
    database,
    projectKey,
    bootstrapClientId: settings.BOOTSTRAP_CLIENT_ID,
    bootstrapClientSecret: settings.BOOTSTRAP_CLIENT_SECRET,
    passwordCost: toPasswordCost(settings.PASSWORD_COST ?? passwordCost),
    backups: bindings.BACKUPS ? { bucket: bindings.BACKUPS, dailyAt: settings.BACKUP_TIME ?? null } : null,
    outbox: new Outbox(subscription && { database, projectKey, subscription }),
    showsOperatorPages: settings.OPERATOR_PAGES === "on",
  };
  parsed.set(bindings, environment);
  return environment;
}

function toPasswordCost(setting: string): PasswordCost {
  const [N = 0, r = 0, p = 0] = setting.split(",").map(Number);
  return { N, r, p };
}
