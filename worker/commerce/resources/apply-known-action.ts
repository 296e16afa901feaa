import { unknownAction } from "../errors/platform-errors.ts";
import { type JsonObject, withoutNulls } from "../json/json.ts";

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
