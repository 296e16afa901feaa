import { toPlainAnswer } from "../edit-headers";
import type { ShopContext, Step } from "../shop-env";
import { checkDependencies } from "./check-dependencies";
import { refuseStranger } from "./require-operator";

/**
 * `GET /healthz`: the worker runs and its configuration is complete. Calls no other system, so a slow platform does not
 * make the shop look dead. The version is for a rollout.
 */
export const answerHealth: Step = async (context) => {
  if (context.req.method !== "GET" && context.req.method !== "HEAD") {
    return toPlainAnswer(405, "Method not allowed", { Allow: "GET, HEAD" });
  }
  return Response.json(
    { status: "ok", country: context.get("country").code, version: readVersion(context.env) },
    { headers: { "cache-control": "no-store" } },
  );
};

/**
 * `GET /readyz`, for operators only: checks every system that the shop needs and reports each duration in milliseconds.
 * Responds with 200 when all respond, 503 when one does not. No load balancer or shopper waits for it.
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

/** The id of the deployed version; null if the runtime names none. */
export function readVersion({ CF_VERSION_METADATA: metadata }: Partial<ShopBindings>): string | null {
  return metadata?.id || null;
}
