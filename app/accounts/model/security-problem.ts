/** Message keys shared with the account forms, by error code. */
const borrowed: Readonly<Record<string, string>> = {
  "too-many-attempts": "address.problem.attempts",
  "platform-unavailable": "address.problem.unavailable",
  "sign-in-first": "address.problem.signInFirst",
};

const statuses: Readonly<Record<string, number>> = { "too-many-attempts": 429, "platform-unavailable": 503 };

/** Returns the message key of an error code. */
export function toProblemKey(code: string): string {
  return borrowed[code] ?? `security.problem.${code}`;
}

/** Returns the HTTP status of an error code; 400 by default. */
export function toProblemStatus(code: string | null): number {
  return statuses[code ?? ""] ?? 400;
}
