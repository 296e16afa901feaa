import { invalidInput } from "../errors/platform-errors.ts";
import { type JsonObject, withoutNulls } from "./json.ts";

type Actions<Subject> = Readonly<Record<string, (subject: Subject, action: JsonObject) => Subject>>;

/** One update action by its name; `plural` names its subjects in the refusal. Throws InvalidInput for a name that is not listed. */
export function applyKnownAction<Subject>(
  actions: Actions<Subject>,
  subject: Subject,
  action: JsonObject,
  plural: string,
): Subject {
  const name = String(action.action);
  const known = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!known) throw invalidInput(`The action '${name}' is not supported on ${plural}.`);
  return known(subject, withoutNulls(action));
}
