import { err, type Result } from "../../../app/foundation/result";

/** In all; every call is safe to repeat, because rooms know their idempotency keys. */
const maxTries = 2;

/** One RPC of a room; an object that broke or moved is asked once more, then the failure is a value. */
export async function callRoom<Value, Failure, Unreachable>(
  call: () => Promise<Result<Value, Failure>>,
  unreachable: Unreachable,
): Promise<Result<Value, Failure | Unreachable>> {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const message = error instanceof Error ? error.message : "unknown";
      console.error(JSON.stringify({ event: "room-call-failed", tries, message }));
      if (isOverloaded(error)) break;
    }
  }
  return err(unreachable);
}

/** Asking an overloaded object again makes it worse. */
function isOverloaded(error: unknown): boolean {
  return error instanceof Error && "overloaded" in error && error.overloaded === true;
}
