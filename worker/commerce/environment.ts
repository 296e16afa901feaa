import { create, nonempty, object, optional, string, type } from "superstruct";
import { Outbox } from "./messages/outbox.ts";
import { parseSubscription, type SubscriptionBindings } from "./messages/subscription.ts";
import type { Environment } from "./requests/environment.ts";

export interface WorkerBindings extends SubscriptionBindings {
  readonly DB: D1Database;
  readonly PROJECT_KEY?: string;
  readonly BOOTSTRAP_CLIENT_ID?: string;
  readonly BOOTSTRAP_CLIENT_SECRET?: string;
  readonly OPERATOR_PAGES?: string;
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
});

const parsed = new WeakMap<WorkerBindings, Environment>();

/** Parses the bindings once per environment object; throws with the missing name, so that nothing starts half configured. */
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
    outbox: new Outbox(subscription && { database, projectKey, subscription }),
    showsOperatorPages: settings.OPERATOR_PAGES === "on",
  };
  parsed.set(bindings, environment);
  return environment;
}
