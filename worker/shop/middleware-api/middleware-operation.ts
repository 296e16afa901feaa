import { create, pattern, type Struct, StructError, size, string } from "superstruct";
import type { CartAccess } from "../../../app/cart/operations/cart-access.server";
import { emailPattern } from "../../../app/foundation/form-rules";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { err, type Result } from "../../../app/foundation/result";
import type { RequestScope } from "../rendering/request-scope";

/** Ids, keys, slugs and SKUs. */
export const Text = size(string(), 1, 300);
/** By the rule of the checkout's form. */
export const Email = size(pattern(string(), emailPattern), 1, 254);

/** A failure in the API's form. */
export type ApiError = { readonly code: string; readonly message?: string };

export type MiddlewareCall = {
  readonly scope: RequestScope;
  readonly access: CartAccess;
  /** From the header; a call without one is not protected against repeats. */
  readonly idempotencyKey: string;
  /** The requested query of the operation; null: its default. */
  readonly queryName: string | null;
  /** Lets a task end after the response. */
  later(task: Promise<unknown>): void;
};

/** One operation: parses its arguments, calls the same functions as the forms, returns data or a code. */
export type MiddlewareOperation = (args: unknown, call: MiddlewareCall) => Promise<Result<unknown, ApiError>>;

/** Converts a failed read of a gateway to the API's form. */
export function toApiResult<Value>(result: Result<Value, GatewayError>): Result<Value, ApiError> {
  return result.ok
    ? result
    : err({ code: result.error.kind === "rejected" ? "rejected" : "platform-unavailable" });
}

/** Arguments of clients of other shops; here the request's host and path contain all of it. */
const contextArguments = [
  "locale",
  "acceptLanguage",
  "currency",
  "country",
  "storeKey",
  "channelId",
  "origin",
] as const;

/** Defines an operation with checked arguments; the first wrong one is reported as `invalid-arguments`. */
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
