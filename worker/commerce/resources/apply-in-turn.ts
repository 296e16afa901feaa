import type { Database } from "../database/database.ts";
import { PlatformError } from "../errors/platform-error.ts";
import { unknownAction } from "../errors/platform-errors.ts";
import { type JsonObject, withoutNulls } from "../json/json.ts";
import { resolveReferences } from "./resolve-references.ts";

/** A wrong form in one of the actions. */
function inActions(error: PlatformError): PlatformError {
  const { code, message, status, details } = error;
  const { detailedErrorMessage: detail } = details;
  if (typeof detail !== "string" || detail.startsWith("actions ")) return error;
  return new PlatformError(
    code,
    message,
    { ...details, detailedErrorMessage: `actions -> ${detail}` },
    status,
  );
}

/** Adds the action's index, counted from 1, to a failure. */
function withActionIndex(error: unknown, actionIndex: number): unknown {
  if (!(error instanceof PlatformError) || error.details.actionIndex !== undefined) return error;
  const { code, message, status, details } = inActions(error);
  return new PlatformError(code, message, { ...details, actionIndex }, status);
}

async function resolveActions(database: Database, actions: readonly JsonObject[]) {
  try {
    return (await resolveReferences(database, { list: actions })).list;
  } catch (error) {
    throw error instanceof PlatformError ? inActions(error) : error;
  }
}

/** Runs update actions one after another; resolves the references of all with one statement before. */
export async function applyInTurn<Subject>(
  database: Database,
  subject: Subject,
  actions: readonly JsonObject[],
  apply: (subject: Subject, action: JsonObject) => Subject,
): Promise<Subject> {
  const resolved = await resolveActions(database, actions);
  return resolved.reduce((current: Subject, action: JsonObject, index) => {
    try {
      return apply(current, action);
    } catch (error) {
      throw withActionIndex(error, index + 1);
    }
  }, subject);
}

type Actions<Subject> = Readonly<Record<string, (subject: Subject, action: JsonObject) => Subject>>;

/** Applies one update action by its name. Throws InvalidJsonInput for an unknown name. */
export function applyKnownAction<Subject>(
  actions: Actions<Subject>,
  subject: Subject,
  action: JsonObject,
): Subject {
  const name = String(action.action);
  const known = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!known) throw unknownAction(name);
  return known(subject, withoutNulls(action));
}
