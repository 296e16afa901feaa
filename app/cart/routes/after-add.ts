import { loadAfterAdd } from "../operations/load-after-add.server";
import type { Route } from "./+types/after-add";

/** What may be offered after an addition, as JSON: asked for by the cart's script, the same for every shopper. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  return Response.json(await loadAfterAdd(context, params.sku));
}
