import { create, pattern, type Struct, StructError, size, string } from "superstruct";
import type { CartAccess } from "../../../app/cart/operations/cart-access.server";
import { emailPattern } from "../../../app/foundation/form-rules";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { err, type Result } from "../../../app/foundation/result";
import type { RequestScope } from "../rendering/request-scope";

/** Ids, keys, slugs and SKUs. */
export const Text = size(string(), 1, 300);
/** As the checkout's form takes it. */
export const Email = size(pattern(string(), emailPattern), 1, 254);

/** A failure as the API tells it. */
export type ApiError = { readonly code: string; readonly message?: string };

export type MiddlewareCall = {
  readonly scope: RequestScope;
  readonly access: CartAccess;
  /** From the header; a call without one is not protected against repeats. */
  readonly idempotencyKey: string;
  /** Which of the operation's queries is asked for; null: its own. */
  readonly queryName: string | null;
  /** Lets something end after the answer. */
  later(task: Promise<unknown>): void;
};

/** One operation: parses its arguments, calls what the forms call, answers data or a code. */
export type MiddlewareOperation = (args: unknown, call: MiddlewareCall) => Promise<Result<unknown, ApiError>>;

/** A failed read of a gateway as the API reports it. */
export function toApiResult<Value>(result: Result<Value, GatewayError>): Result<Value, ApiError> {
  return result.ok
    ? result
    : err({ code: result.error.kind === "rejected" ? "rejected" : "platform-unavailable" });
}

/** Arguments that clients of other shops send; here the request's host and path say all of it. */
const contextArguments = [
  "locale",
  "acceptLanguage",
  "currency",
  "country",
  "storeKey",
  "channelId",
  "origin",
] as const;

/** An operation with checked arguments; wrong ones are `invalid-arguments`, naming the first that is wrong. */
export function defineOperation<Args>(
  shape: Struct<Args, unknown>,
  run: (args: Args, call: MiddlewareCall) => Promise<Result<unknown, ApiError>>,
): MiddlewareOperation {
  return async (args, call) => {
    try {
      return await run(create(dropContext(args ?? {}), shape), call);
    } catch (error) {
      if (!(error instanceof StructError)) throw error;
      return err({
        code: "invalid-arguments",
        message: `Wrong or missing: ${error.path.join(".") || "arguments"}`,
      });
    }
  };
}

function dropContext(args: unknown): unknown {
  if (typeof args !== "object" || args === null || Array.isArray(args)) return args;
  const named = Object.entries(args).filter(([name]) => !contextArguments.some((known) => known === name));
  return Object.fromEntries(named);
}
