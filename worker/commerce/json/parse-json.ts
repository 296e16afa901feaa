/** Deeper than any draft or custom object is; what walks a value level by level must not run out of stack. */
const MAX_NESTING = 200;

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING: ReadonlySet<number> = new Set([91, 123]);
const CLOSING: ReadonlySet<number> = new Set([93, 125]);

/** The place of the quote that ends the text beginning at `start`. */
function endOfText(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTE) return at;
  }
  return json.length;
}

function isNestedTooDeep(json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfText(json, at);
    else if (OPENING.has(code)) depth++;
    else if (CLOSING.has(code)) depth--;
    if (depth > MAX_NESTING) return true;
  }
  return false;
}

/**
 * The value of a JSON text from outside. Throws SyntaxError for what is no JSON, or is nested more than 200 levels
 * deep.
 */
export function parseJson(json: string): unknown {
  if (isNestedTooDeep(json)) throw new SyntaxError(`JSON is nested more than ${MAX_NESTING} levels deep.`);
  return JSON.parse(json);
}
