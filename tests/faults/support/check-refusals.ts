import { shippingMethods } from "./client-operation.ts";
import { codes } from "./fault-platform.ts";
import type { DoneOperation, FaultWorld } from "./fault-world.ts";

/** A problem for every "no" that had no cause, or another than the one that was told. */
export function checkRefusals(world: FaultWorld): readonly string[] {
  return world.operations.flatMap((done) => {
    if (done.outcome?.kind !== "refused" || isCaused(world, done, done.outcome.code)) return [];
    return `${done.client} was refused a ${done.operation.kind} with “${done.outcome.code}” for no cause`;
  });
}

/** Whether it hangs on what the cart held if this was right: the checker of the cart's contents judges it. */
export function hangsOnTheCart({ code }: { readonly code: string }): boolean {
  return code === "out-of-stock" || code === "unknown-line";
}

function isCaused(world: FaultWorld, { operation, from, to }: DoneOperation, code: string): boolean {
  switch (code) {
    case "out-of-stock":
      return operation.kind === "add";
    case "unknown-line":
      return operation.kind === "set";
    case "coupon-not-found":
      return operation.kind === "apply" && !codes.some((known) => known === operation.code);
    case "shipping-method-not-applicable":
      return operation.kind === "shipping" && !shippingMethods.some((known) => known === operation.method);
    case "changed-elsewhere":
      return world.wasDisturbed(from, to);
    default:
      return false;
  }
}
