import { is, optional, type Struct, string, type } from "superstruct";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import { withTimeLimit } from "../with-time-limit";

export type MapsServiceOptions = {
  /** Base URL without a trailing slash, `https://addressvalidation.googleapis.com`. */
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly fetch: typeof fetch;
};

type MapsCall = {
  readonly path: string;
  /** Absent for a GET. */
  readonly body?: unknown;
  /** The field mask of the response, for endpoints that require one. */
  readonly fields?: string;
  readonly limitMs: number;
};

const Refusal = type({ error: type({ message: optional(string()), status: optional(string()) }) });

/** Sends one request to the maps service, with the key in its header; a refusal keeps the service's status word. */
export async function requestMapsService<Data>(
  options: MapsServiceOptions,
  call: MapsCall,
  shape: Struct<Data, unknown>,
): Promise<Result<Data, GatewayError>> {
  try {
    return await withTimeLimit(call.limitMs, async (signal) => {
      const response = await options.fetch(`${options.apiUrl}${call.path}`, toInit(options, call, signal));
      const body: unknown = await response.json().catch(() => null);
      if (!response.ok) return err(toRefusal(response.status, body));
      const [problem, data] = shape.validate(body);
      return problem ? err(failure("malformed", problem.message)) : ok(data);
    });
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === "TimeoutError";
    return err(failure(isTimeout ? "timeout" : "unavailable", "The address service did not answer"));
  }
}

function toInit(
  { apiKey }: MapsServiceOptions,
  { body, fields }: MapsCall,
  signal: AbortSignal,
): RequestInit {
  return {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "x-goog-api-key": apiKey,
      ...(fields && { "x-goog-fieldmask": fields }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal,
  };
}

function toRefusal(status: number, body: unknown): GatewayError {
  const refusal = is(body, Refusal) ? body.error : {};
  const message = refusal.message ?? `The address service answered ${status}`;
  if (status >= 500 || status === 429) return failure("unavailable", message);
  return { ...failure("rejected", message), code: refusal.status ?? String(status) };
}

function failure(kind: GatewayError["kind"], message: string): GatewayError {
  return { system: "address", kind, retryable: false, message };
}
