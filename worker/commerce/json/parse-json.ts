/** Deeper than any draft or custom object; a recursive walk over a value must not overflow the stack. */
const MAX_NESTING = 200;

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/**
 * Iterates by level instead of recursing: there are far fewer containers than characters, and no stack can overflow.
 */
function isNestedTooDeep(value: unknown): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_NESTING) return true;
    level = level.flatMap((each) => Object.values(each).filter(isContainer));
  }
  return false;
}

/** Parses untrusted JSON. Throws SyntaxError for invalid JSON, or one nested more than 200 levels deep. */
export function parseJson(json: string): unknown {
  const value: unknown = JSON.parse(json);
  if (isNestedTooDeep(value)) throw new SyntaxError(`JSON is nested more than ${MAX_NESTING} levels deep.`);
  return value;
}
