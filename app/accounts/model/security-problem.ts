/** What is said everywhere that accounts are entered stands with those words. */
const borrowed: Readonly<Record<string, string>> = {
  "too-many-attempts": "address.problem.attempts",
  "platform-unavailable": "address.problem.unavailable",
  "sign-in-first": "address.problem.signInFirst",
};

const statuses: Readonly<Record<string, number>> = { "too-many-attempts": 429, "platform-unavailable": 503 };

/** The key of the sentence for a refusal. */
export function toProblemKey(code: string): string {
  return borrowed[code] ?? `security.problem.${code}`;
}

/** The status of the answer that refuses. */
export function toProblemStatus(code: string | null): number {
  return statuses[code ?? ""] ?? 400;
}
