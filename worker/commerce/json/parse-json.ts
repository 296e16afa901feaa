/** Deeper than any draft or custom object is; what walks a value level by level must not run out of stack. */
const MAX_NESTING = 200;

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Level by level: there are far fewer lists and objects than letters, and no stack to run out of. */
function isNestedTooDeep(value: unknown): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_NESTING) return true;
    level = level.flatMap((each) => Object.values(each).filter(isContainer));
  }
  return false;
}

/**
 * The value of a JSON text from outside. Throws SyntaxError for what is no JSON, or is nested more than 200 levels
 * deep.
 */
export function parseJson(json: string): unknown {
  const value: unknown = JSON.parse(json);
  if (isNestedTooDeep(value)) throw new SyntaxError(`JSON is nested more than ${MAX_NESTING} levels deep.`);
  return value;
}
