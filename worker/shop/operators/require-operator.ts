import { toPlainAnswer } from "../edit-headers";
import { createAttemptGuard } from "../security/create-attempt-guard";
import { isSameSecret } from "../security/is-same-secret";
import type { ShopContext } from "../shop-env";

/** The result of checking a token; `refused`: too many wrong ones came from that IP address. */
export type TokenVerdict = "right" | "wrong" | "refused";

/** Without a configured token every token is wrong. Wrong ones are counted by IP address, right ones never. */
export async function judgeOperatorToken(context: ShopContext, given: string): Promise<TokenVerdict> {
  const { monitoring, attemptLimits, sessionSecret } = context.get("environment");
  const { operatorToken } = monitoring;
  if (operatorToken === null) return "wrong";
  const guard = createAttemptGuard({
    limits: attemptLimits,
    counters: context.env.AttemptCounter,
    secret: sessionSecret,
    clientAddress: context.req.header("cf-connecting-ip") ?? null,
    log: context.get("log"),
  });
  return guard.run<TokenVerdict>(
    { counts: { "operator.address": guard.address ?? "unknown" }, id: crypto.randomUUID() },
    async () => ((await isSameSecret(given, operatorToken)) ? "right" : "wrong"),
    (verdict) => verdict === "right",
    "refused",
  );
}

/** For programs: `Authorization: Bearer <OPERATOR_TOKEN>`; returns the refusal if it is missing or wrong, else null. */
export async function refuseStranger(context: ShopContext): Promise<Response | null> {
  const [, given = ""] = /^Bearer (.+)$/.exec(context.req.header("authorization") ?? "") ?? [];
  const verdict = given === "" ? "wrong" : await judgeOperatorToken(context, given);
  if (verdict === "right") return null;
  context.get("log").warn("operator-refused", { verdict });
  if (verdict === "refused") return toPlainAnswer(429, "Too many wrong tokens", { "Retry-After": "900" });
  return toPlainAnswer(401, "For operators only", { "WWW-Authenticate": "Bearer" });
}
