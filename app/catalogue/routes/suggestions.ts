import { readQuery } from "../../countries/model/route-table";
import { parseSearchText } from "../model/search-text";
import { loadSuggestions } from "../operations/load-suggestions.server";
import type { Route } from "./+types/suggestions";

/** The specification's cache time of a quick search response in the browser. */
const maxAgeSeconds = 120;

/**
 * The search field's suggestions for `q`, as JSON; the same for every guest of a locale.
 * 400 for an invalid text, 503 when the search fails.
 */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const text = parseSearchText(readQuery(request, "suggestions").get("q"));
  if (text === null) return new Response(null, { status: 400 });
  const suggestions = await loadSuggestions(context, text);
  if (!suggestions) return new Response(null, { status: 503 });
  return Response.json(suggestions, { headers: { "Cache-Control": `private, max-age=${maxAgeSeconds}` } });
}
