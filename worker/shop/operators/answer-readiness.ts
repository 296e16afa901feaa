import { toPlainAnswer } from "../edit-headers";
import { readVersion } from "../read-version";
import type { ShopContext } from "../shop-env";
import { checkDependencies } from "./check-dependencies";
import { refuseStranger } from "./require-operator";

/**
 * `GET /readyz`, for operators alone: every system that the shop needs, asked now, with its time in milliseconds. 200
 * when all of them answer, 503 when one does not. No balancer or shopper waits for it.
 */
export async function answerReadiness(context: ShopContext): Promise<Response> {
  if (context.req.method !== "GET") return toPlainAnswer(405, "Method not allowed", { Allow: "GET" });
  const refusal = await refuseStranger(context);
  if (refusal) return refusal;
  const checks = await checkDependencies(context.env);
  const isReady = checks.every(({ state }) => state !== "failing");
  return Response.json(
    {
      status: isReady ? "ready" : "failing",
      country: context.get("country").code,
      version: readVersion(context.env),
      checks,
    },
    { status: isReady ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
