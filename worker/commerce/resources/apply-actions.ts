import { PlatformError } from "../errors/platform-error.ts";
import { invalidInput } from "../errors/platform-errors.ts";

/** Requests with more actions are refused. */
const MAX_ACTIONS = 500;

/** An action of a request: its name and its input. */
export interface NamedAction {
  readonly name: string;
  readonly input: object;
}

/** Parses the platform's one-field input objects. Throws InvalidInput if one has no field or several. */
export function readActions(inputs: readonly object[]): NamedAction[] {
  if (inputs.length > MAX_ACTIONS) throw invalidInput(`No more than ${MAX_ACTIONS} actions are allowed.`);
  return inputs.map((input) => {
    const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
    const [action] = given;
    if (!action || given.length > 1)
      throw invalidInput("Exactly one action must be given in each update action.");
    const [name, value]: [string, object] = action;
    return { name, input: value };
  });
}

/** The action with a name; the schema allows no other name. */
export function requireAction<Action>(actions: Readonly<Record<string, Action>>, name: string): Action {
  const action = actions[name];
  if (!action) throw invalidInput(`The update action '${name}' is not supported.`);
  return action;
}

/** Runs actions one after another; a failure has the action's index, counted from 1. */
export function applyInTurn<Subject>(
  subject: Subject,
  actions: readonly NamedAction[],
  apply: (subject: Subject, action: NamedAction) => Subject,
): Subject {
  return actions.reduce((current, action, index) => {
    try {
      return apply(current, action);
    } catch (error) {
      throw withActionIndex(error, index + 1);
    }
  }, subject);
}

function withActionIndex(error: unknown, actionIndex: number): unknown {
  if (!(error instanceof PlatformError)) return error;
  return new PlatformError(error.code, error.message, { ...error.details, actionIndex }, error.status);
}
