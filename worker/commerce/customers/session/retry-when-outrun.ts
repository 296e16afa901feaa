import { PlatformError } from "../../errors/platform-error.ts";

/** A cart that changes this often while its shopper signs in is not a shopper's. */
const TRIES = 3;

/**
 * Repeats what reads, decides and writes at the versions it read, when somebody was faster: the caller of a sign-in names no
 * versions and could do nothing with a ConcurrentModification.
 */
export async function retryWhenOutrun<Outcome>(act: () => Promise<Outcome>): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      const isOutrun = error instanceof PlatformError && error.code === "ConcurrentModification";
      if (!isOutrun || attempt === TRIES) throw error;
    }
  }
}
