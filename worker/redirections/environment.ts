import { create, nonempty, object, optional, pattern, size, string, type } from "superstruct";
import { type Counts, createCounts, writeCounts } from "./statistics/counts.ts";

export interface RedirectionsBindings {
  readonly DB: D1Database;
  readonly REDIRECTIONS_OPERATOR_SECRET?: string;
  readonly TRIAL_PAGES?: string;
  readonly MISSES_KEPT_DAYS?: string;
}

const Settings = type({
  DB: object(),
  REDIRECTIONS_OPERATOR_SECRET: size(nonempty(string()), 32, 500),
  TRIAL_PAGES: optional(string()),
  MISSES_KEPT_DAYS: optional(pattern(string(), /^[1-9]\d{0,3}$/)),
});

export type Environment = {
  readonly database: D1Database;
  readonly operatorSecret: string;
  /** Whether test pages exist whose lookup is slow or fails; only in development. */
  readonly hasTrialPages: boolean;
  readonly missRetentionDays: number;
  /** Counts of this isolate, written to the database. */
  readonly counts: Counts;
};

/** Covers the links of a season, and limits the size of the database. */
const defaultMissesDays = 90;

const parsed = new WeakMap<RedirectionsBindings, Environment>();

/**
 * Parses the bindings, once per bindings object.
 *
 * @throws StructError for a missing or invalid binding; its `cause` names the binding
 */
export function parseEnvironment(bindings: RedirectionsBindings): Environment {
  const known = parsed.get(bindings);
  if (known) return known;
  const settings = create(bindings, Settings, "The redirections' environment is incomplete");
  const database = bindings.DB;
  const environment: Environment = {
    database,
    operatorSecret: settings.REDIRECTIONS_OPERATOR_SECRET,
    hasTrialPages: settings.TRIAL_PAGES === "on",
    missRetentionDays: Number(settings.MISSES_KEPT_DAYS ?? defaultMissesDays),
    counts: createCounts((counted) => writeCounts(database, counted)),
  };
  parsed.set(bindings, environment);
  return environment;
}
