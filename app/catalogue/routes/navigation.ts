import { loadNavigation } from "../operations/load-category-tree.server";
import type { Route } from "./+types/navigation";

/**
 * The category tree for the navigation panel as JSON, loaded when it is first opened.
 * 503 when the platform does not respond.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const tree = await loadNavigation(context);
  return tree.ok ? Response.json(tree.value) : new Response(null, { status: 503 });
}
