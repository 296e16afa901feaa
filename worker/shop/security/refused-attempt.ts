import { err, type Result } from "../../../app/foundation/result";

/** The same error as the platform's refusal. */
export const refusal = {
  kind: "rejected",
  retryable: false,
  message: "Too many attempts",
  code: "TooManyAttempts",
} as const;

export const refusedByCustomers = err({ system: "commerce", ...refusal } as const);

/** The attempt was not judged. */
export function wasNotAnswered(answer: Result<unknown, { readonly kind: string }>): boolean {
  return !answer.ok && answer.error.kind !== "rejected";
}
