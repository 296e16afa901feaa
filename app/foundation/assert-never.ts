/** Closes a switch over a tagged union: a missing case is a type error, and a bug at run time. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
