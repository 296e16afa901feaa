import type { SandboxEnvironment } from "../environment";

/** The sandbox has one ledger. */
export function openLedger(env: SandboxEnvironment) {
  return env.PaymentLedger.getByName("ledger");
}
