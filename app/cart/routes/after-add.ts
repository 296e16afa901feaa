import { loadAfterAdd } from "../operations/load-after-add.server";
import type { Route } from "./+types/after-add";

/** Returns the offers after an addition as JSON for the cart's script; the same for every shopper. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  return Response.json(await loadAfterAdd(context, params.sku));
}
