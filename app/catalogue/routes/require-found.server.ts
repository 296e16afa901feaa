import { data } from "react-router";
import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";

/** Unwraps a page's essential data: throws the apologetic 503 when the platform fails, 404 when nothing is found. */
export function requireFound<Value>(result: Result<Value | null, GatewayError>): Value {
  if (!result.ok) throw data(null, { status: 503, headers: { "Retry-After": "60" } });
  if (result.value === null) throw data(null, { status: 404 });
  return result.value;
}
