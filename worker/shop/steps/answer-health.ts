import { toPlainAnswer } from "../edit-headers";
import { readVersion } from "../read-version";
import type { Step } from "../shop-env";

/**
 * Alive: this worker runs and its configuration is whole. It asks nobody else, so that a slow platform kills no shop.
 * Which version answers is for who rolls one out.
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
