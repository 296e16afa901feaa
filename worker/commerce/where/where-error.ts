import type { PlatformError } from "../errors/platform-error.ts";
import { malformedParameter } from "../errors/platform-errors.ts";

export function syntaxError(text: string, at: number, expected: string): PlatformError {
  const found = at < text.length ? `'${text.slice(at, at + 12)}'` : "end of the input";
  return malformedParameter(
    "where",
    `Syntax error while parsing 'where'. Unexpected ${found} at position ${at + 1}, expected ${expected}.`,
  );
}

export function unknownField(field: string): PlatformError {
  return malformedParameter("where", `The field '${field}' does not exist.`);
}

export function unsuitable(field: string, problem: string): PlatformError {
  return malformedParameter("where", `The field '${field}' ${problem}.`);
}
