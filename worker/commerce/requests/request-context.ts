import {
  countStatements,
  type Database,
  type Reads,
  type StatementCounter,
  watchOutbox,
} from "../database/database.ts";
import { joinReads } from "../database/join-reads.ts";
import type { Access } from "./access.ts";
import type { Environment, PasswordCost } from "./environment.ts";

/** Reads many rows with one statement; keys without a row are missing from the map. */
export type BatchRead<Value> = (
  context: RequestContext,
  keys: readonly string[],
) => Promise<ReadonlyMap<string, Value>>;

/** The keys for one batch function in this request. */
export interface Queue {
  readonly known: Map<string, Promise<unknown>>;
  /** The keys that the request itself loaded. */
  readonly asked: Set<string>;
  waiting: Map<string, { resolve(value: unknown): void; reject(error: unknown): void }>;
}

/** One queue per batch function, for the life of one request. */
type Loaders = Map<BatchRead<unknown>, Queue>;

/** Everything an operation may use; created for each request. */
export interface RequestContext {
  /** The primary: carts, orders, tokens and every write. */
  readonly db: Database;
  /** Any replica: catalogue reads. */
  readonly replica: Reads;
  /** The request's one point in time, for the validity of prices and discounts. */
  readonly now: Date;
  readonly projectKey: string;
  readonly passwordCost: PasswordCost;
  readonly access: Access;
  readonly loaders: Loaders;
  readonly statements: StatementCounter;
}

/** Builds the context of one authorised request. */
export function createRequestContext(environment: Environment, access: Access): RequestContext {
  const statements: StatementCounter = { count: 0 };
  const { database, projectKey, passwordCost, outbox } = environment;
  const primary = watchOutbox(database.withSession("first-primary"), () => outbox.noteFilled());
  return {
    db: countStatements(primary, statements),
    replica: joinReads(countStatements(database.withSession("first-unconstrained"), statements)),
    now: new Date(),
    projectKey,
    passwordCost,
    access,
    loaders: new Map(),
    statements,
  };
}
