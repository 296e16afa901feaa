/** One thing that was looked at. `problem` null: it is well; else a sentence with the fix. */
export type Finding = { readonly what: string; readonly problem: string | null };

/** `✓ the page cache`, or `✗ the page cache: …`. */
export function describeFinding({ what, problem }: Finding): string {
  return problem === null ? `✓ ${what}` : `✗ ${what}: ${problem}`;
}

/** Well when the condition holds. */
export function find(what: string, isWell: boolean, problem: string): Finding {
  return { what, problem: isWell ? null : problem };
}
