/** The result of one check. `problem` null: success; else a sentence with the fix. */
export type Finding = { readonly what: string; readonly problem: string | null };

/** Formats `✓ the page cache`, or `✗ the page cache: …`. */
export function describeFinding({ what, problem }: Finding): string {
  return problem === null ? `✓ ${what}` : `✗ ${what}: ${problem}`;
}

/** Creates a finding; without a problem when the condition holds. */
export function find(what: string, isWell: boolean, problem: string): Finding {
  return { what, problem: isWell ? null : problem };
}
