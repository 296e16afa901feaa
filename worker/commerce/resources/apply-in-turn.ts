import type { Database } from "../database/database.ts";
import { PlatformError } from "../errors/platform-error.ts";
import type { JsonObject } from "./json.ts";
import { resolveReferences } from "./resolve-references.ts";

/** A failure says which action it was, counted from 1. */
function withActionIndex(error: unknown, actionIndex: number): unknown {
  if (!(error instanceof PlatformError) || error.details.actionIndex !== undefined) return error;
  return new PlatformError(error.code, error.message, { ...error.details, actionIndex }, error.status);
}

/** Runs update actions one after another, their references resolved beforehand with one statement for all. */
export async function applyInTurn<Subject>(
  database: Database,
  subject: Subject,
  actions: readonly JsonObject[],
  apply: (subject: Subject, action: JsonObject) => Subject,
): Promise<Subject> {
  const { list } = await resolveReferences(database, { list: actions });
  const resolved = Array.isArray(list) ? list : [];
  return resolved.reduce((current: Subject, action: JsonObject, index) => {
    try {
      return apply(current, action);
    } catch (error) {
      throw withActionIndex(error, index + 1);
    }
  }, subject);
}
