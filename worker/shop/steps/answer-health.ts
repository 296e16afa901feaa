import { toPlainAnswer } from "../edit-headers";
import type { Step } from "../shop-env";

/**
 * Alive: this worker runs and its configuration is whole. It asks nobody else, so that a slow platform kills no shop.
 */
export const answerHealth: Step = async (context) => {
  if (context.req.method !== "GET" && context.req.method !== "HEAD") {
    return toPlainAnswer(405, "Method not allowed", { Allow: "GET, HEAD" });
  }
  return Response.json(
    { status: "ok", country: context.get("country").code },
    { headers: { "cache-control": "no-store" } },
  );
};
