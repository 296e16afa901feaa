import type { PaymentLedger } from "./payments/payment-ledger";

/** What wrangler.toml and .dev.vars give the sandbox. */
export type SandboxEnvironment = {
  readonly PaymentLedger: DurableObjectNamespace<PaymentLedger>;
  /** The shop, which is told what became of payments. */
  readonly SHOP: Fetcher;
  readonly PAYMENT_API_KEY: string;
  readonly PAYMENT_HMAC_KEY: string;
  readonly PAYMENT_MERCHANT_ACCOUNT: string;
};

const required = [
  "PaymentLedger",
  "SHOP",
  "PAYMENT_API_KEY",
  "PAYMENT_HMAC_KEY",
  "PAYMENT_MERCHANT_ACCOUNT",
] as const;

/** Refuses to serve when something is missing, and names it. */
export function requireEnvironment(env: SandboxEnvironment): SandboxEnvironment {
  const missing = required.filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new Error(`${missing.join(", ")} is missing: set it in worker/sandbox/wrangler.toml or .dev.vars`);
  }
  return env;
}

/** The sandbox has one ledger. */
export function openLedger(env: SandboxEnvironment) {
  return env.PaymentLedger.getByName("ledger");
}
