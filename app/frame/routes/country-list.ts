import { requestContext } from "../../request/context";
import { loadCountries, readFrom } from "../operations/load-countries.server";
import { renderCountryList } from "../ui/render-countries.server";
import type { Route } from "./+types/country-list";

/** The list of all countries' shops as markup, for the panel; `?from=` as on the page. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const countries = await loadCountries(context, readFrom(new URL(request.url)));
  return new Response(renderCountryList(countries, context.get(requestContext).translate), {
    headers: { "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex" },
  });
}
