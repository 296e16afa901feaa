import { shippingMethods } from "./client-operation.ts";
import { codes } from "./fault-platform.ts";
import type { DoneOperation, FaultWorld } from "./fault-world.ts";

/** Returns a problem for every refusal without a cause, or with another cause than the reported one. */
export function checkRefusals(world: FaultWorld): readonly string[] {
  return world.operations.flatMap((done) => {
    if (done.outcome?.kind !== "refused" || isCaused(world, done, done.outcome.code)) return [];
    return `${done.client} was refused a ${done.operation.kind} with “${done.outcome.code}” for no cause`;
  });
}

/** Reports whether the refusal depends on the cart's contents: the contents checker judges those. */
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
