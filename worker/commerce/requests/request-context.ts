import {
  countStatements,
  type Database,
  type Reads,
  type StatementCounter,
  watchOutbox,
} from "../database/database.ts";
import { joinReads } from "../database/join-reads.ts";
import type { Access } from "./access.ts";
import type { Environment } from "./environment.ts";
import type { Loaders } from "./load.ts";

/** Everything an operation may use; made anew for each request. */
export interface RequestContext {
  /** The primary: carts, orders, tokens and every write. */
  readonly db: Database;
  /** Any replica: catalogue reads. */
  readonly replica: Reads;
  /** The request's one point in time; validity of prices and discounts is judged by it. */
  readonly now: Date;
  readonly projectKey: string;
  readonly access: Access;
  readonly loaders: Loaders;
  readonly statements: StatementCounter;
}

/** Builds the context of one authorised request. */
export function createRequestContext(environment: Environment, access: Access): RequestContext {
  const statements: StatementCounter = { count: 0 };
  const { database, projectKey, outbox } = environment;
  const primary = watchOutbox(database.withSession("first-primary"), () => outbox.noteFilled());
  return {
    db: countStatements(primary, statements),
    replica: joinReads(countStatements(database.withSession("first-unconstrained"), statements)),
    now: new Date(),
    projectKey,
    access,
    loaders: new Map(),
    statements,
  };
}
