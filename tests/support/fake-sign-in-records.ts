import { err, ok } from "../../app/foundation/result";
import type { SignInRecords } from "../../worker/shop/session/sign-in-records";

/** Creates sign-in records in memory; with `isReachable: false` all calls fail. */
export function createFakeRecords({ isReachable = true } = {}): SignInRecords {
  const open = new Set<string>();
  const answer = <Value>(value: Value) =>
    isReachable ? ok(value) : err({ code: "platform-unavailable" } as const);
  return {
    async open({ customerId }) {
      const id = crypto.randomUUID();
      open.add(`${customerId} ${id}`);
      return answer(id);
    },
    isOpen: async (customerId, id) => answer(open.has(`${customerId} ${id}`)),
    async close(customerId, id) {
      open.delete(`${customerId} ${id}`);
      return answer(null);
    },
  };
}
