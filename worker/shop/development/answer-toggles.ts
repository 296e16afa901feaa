import { toggleDefinitions } from "../../../app/countries/model/toggles";
import { toPlainAnswer } from "../edit-headers";
import type { ShopContext } from "../shop-env";

/** Development only, for the sandbox's page: the toggles that there are. */
export function answerToggles(context: ShopContext): Response {
  if (!context.get("environment").isLocal) return toPlainAnswer(404, "Not found");
  const toggles = Object.entries(toggleDefinitions).map(([name, definition]) => ({ name, ...definition }));
  return Response.json({ toggles }, { headers: { "Cache-Control": "no-store" } });
}
