import { err, type Result } from "../../../app/foundation/result";
import { createLog } from "../create-log";

/** Tries in total; every call is safe to repeat, because rooms check idempotency keys. */
const maxTries = 2;

/** Makes one RPC to a room; retries once when the object broke or moved, then returns the failure as a value. */
export async function callRoom<Value, Failure, Unreachable>(
  call: () => Promise<Result<Value, Failure>>,
  unreachable: Unreachable,
): Promise<Result<Value, Failure | Unreachable>> {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const message = error instanceof Error ? error.message : "unknown";
      createLog({}).error("room-call-failed", { tries, message });
      if (isOverloaded(error)) break;
    }
  }
  return err(unreachable);
}

/** A retry would add to the load of an overloaded object. */
function isOverloaded(error: unknown): boolean {
  return error instanceof Error && "overloaded" in error && error.overloaded === true;
}
