import { is, optional, type Struct, string, type } from "superstruct";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import { withTimeLimit } from "../with-time-limit";

/** The specification's request timeout. */
const requestTimeoutMs = 15_000;

export type PaymentServiceOptions = {
  /** Base URL with the API's version, without a trailing slash. */
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly merchantAccount: string;
  readonly fetch: typeof fetch;
};

export type PaymentServiceCall = {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: Record<string, unknown>;
  readonly idempotencyKey?: string;
};

const Refusal = type({ errorCode: optional(string()), message: optional(string()) });

/**
 * Sends one request to the provider; preserves its error code and message.
 * A 422 without a code gets the code `422`.
 */
export async function requestPaymentService<Data>(
  options: PaymentServiceOptions,
  call: PaymentServiceCall,
  shape: Struct<Data, unknown>,
): Promise<Result<Data, GatewayError>> {
  try {
    return await withTimeLimit(requestTimeoutMs, async (signal) => {
      const response = await options.fetch(
        `${options.apiUrl}${call.path}`,
        toRequestInit(options, call, signal),
      );
      const body: unknown = await response.json().catch(() => null);
      if (!response.ok) return err(toRefusal(response.status, body));
      const [problem, data] = shape.validate(body);
      return problem ? err(failure("malformed", false, problem.message)) : ok(data);
    });
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === "TimeoutError";
    return err(failure(isTimeout ? "timeout" : "unavailable", true, "The payment service did not answer"));
  }
}

function toRequestInit(
  options: PaymentServiceOptions,
  call: PaymentServiceCall,
  signal: AbortSignal,
): RequestInit {
  return {
    method: call.method,
    headers: {
      "x-api-key": options.apiKey,
      ...(call.body && { "content-type": "application/json" }),
      ...(call.idempotencyKey && { "idempotency-key": call.idempotencyKey }),
    },
    ...(call.body && { body: JSON.stringify(call.body) }),
    signal,
  };
}

function toRefusal(status: number, body: unknown): GatewayError {
  const refusal = is(body, Refusal) ? body : {};
  const message = refusal.message ?? `The payment service answered ${status}`;
  if (status >= 500 || status === 429) return failure("unavailable", true, message);
  return {
    ...failure("rejected", false, message),
    code: status === 422 ? "422" : (refusal.errorCode ?? String(status)),
  };
}

function failure(kind: GatewayError["kind"], retryable: boolean, message: string): GatewayError {
  return { system: "payment", kind, retryable, message };
}
