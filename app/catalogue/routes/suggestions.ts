import { readQuery } from "../../countries/model/route-table";
import { parseSearchText } from "../model/search-text";
import { loadSuggestions } from "../operations/load-suggestions.server";
import type { Route } from "./+types/suggestions";

/** As long as the specification lets the browser keep an answer of the quick search. */
const maxAgeSeconds = 120;

/**
 * What the search field suggests for `q`, as JSON; the same for every guest of a locale. 400 for a text that is not
 * searched, 503 when the search does not answer.
 */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const text = parseSearchText(readQuery(request, "suggestions").get("q"));
  if (text === null) return new Response(null, { status: 400 });
  const suggestions = await loadSuggestions(context, text);
  if (!suggestions) return new Response(null, { status: 503 });
  return Response.json(suggestions, { headers: { "Cache-Control": `private, max-age=${maxAgeSeconds}` } });
}
