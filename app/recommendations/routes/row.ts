import { readPageI18n } from "../../catalogue/operations/page-i18n.server";
import { readQuery } from "../../countries/model/route-table";
import { rememberMarkup } from "../../design/remember-markup.server";
import { isRowName } from "../model/recommendation-row";
import { loadRow } from "../operations/load-row.server";
import { renderRow } from "../ui/render-row.server";
import type { Route } from "./+types/row";

/** Returns a row of recommendations with its markup, which `recommendation-row.tsx` shows; 204: none. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const { row } = params;
  if (!isRowName(row)) throw new Response(null, { status: 404 });
  const view = await loadRow(context, {
    name: row,
    skus: readQuery(request, "recommendations").get("skus"),
    cookies: request.headers.get("cookie") ?? "",
  });
  const headers = { "cache-control": "no-store", "x-robots-tag": "noindex" };
  if (!view) return new Response(null, { status: 204, headers });
  return Response.json(renderRow(view, readPageI18n(context), rememberMarkup), { headers });
}
