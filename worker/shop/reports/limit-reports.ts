import { toPlainAnswer } from "../edit-headers";
import { createAttemptGuard } from "../security/create-attempt-guard";
import type { ShopContext } from "../shop-env";

/** Null, or the refusal of a client that reports more than a browser would. */
export async function limitReports(context: ShopContext): Promise<Response | null> {
  const { attemptLimits, sessionSecret } = context.get("environment");
  const guard = createAttemptGuard({
    limits: attemptLimits,
    counters: context.env.AttemptCounter,
    secret: sessionSecret,
    clientAddress: context.req.header("cf-connecting-ip") ?? null,
    log: context.get("log"),
  });
  const isRefused = await guard.run(
    { counts: { "report.address": guard.address ?? "unknown" }, id: crypto.randomUUID() },
    async () => false,
    () => false,
    true,
  );
  return isRefused ? toPlainAnswer(429, "Too many reports", { "Retry-After": "600" }) : null;
}
