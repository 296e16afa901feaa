import type { GatewayError } from "../../foundation/gateway-error";

type Failure = { readonly ok: false; readonly error: GatewayError };

export function failure(kind: GatewayError["kind"], retryable: boolean, message: string): Failure {
  return { ok: false, error: { system: "search", kind, retryable, message } };
}

/** Converts a thrown request error: a timeout, or no connection. */
export function toThrownFailure(error: unknown): Failure {
  const isTimeout = error instanceof Error && error.name === "TimeoutError";
  const message = error instanceof Error ? error.message : "No answer";
  return failure(isTimeout ? "timeout" : "unavailable", true, message);
}

/** Converts an unsuccessful response; 5xx and 429 are retryable. */
export function toRefusal(status: number, text = ""): Failure {
  const isTheirs = status >= 500 || status === 429;
  const message = `The search answered ${status}${text && `: ${text}`}`;
  return failure(isTheirs ? "unavailable" : "rejected", isTheirs, message);
}
