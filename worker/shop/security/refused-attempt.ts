import { err, type Result } from "../../../app/foundation/result";

/** As the platform would refuse it. */
export const refusal = {
  kind: "rejected",
  retryable: false,
  message: "Too many attempts",
  code: "TooManyAttempts",
} as const;

export const refusedByCustomers = err({ system: "commerce", ...refusal } as const);

/** Nobody judged the attempt. */
export function wasNotAnswered(answer: Result<unknown, { readonly kind: string }>): boolean {
  return !answer.ok && answer.error.kind !== "rejected";
}
