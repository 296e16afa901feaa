import { data } from "react-router";
import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";

/**
 * What a page cannot do without: throws the apologetic 503 when the platform does not answer, 404 when there is
 * nothing.
 */
export function requireFound<Value>(result: Result<Value | null, GatewayError>): Value {
  if (!result.ok) throw data(null, { status: 503, headers: { "Retry-After": "60" } });
  if (result.value === null) throw data(null, { status: 404 });
  return result.value;
}
