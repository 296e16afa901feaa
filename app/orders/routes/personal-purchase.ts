import { readQuery } from "../../countries/model/route-table";
import { requestContext } from "../../request/context";
import { loadPurchase } from "../operations/load-purchase.server";
import { toMethodName } from "../ui/to-method-name";
import type { Route } from "./+types/personal-purchase";

/** Returns the data of the session's order `?order=` for tags, with consent; no data for any other visitor. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const orderId = readQuery(request, "personal").get("order") ?? "";
  const facts = await loadPurchase(context, {
    orderId,
    cookies: request.headers.get("cookie") ?? "",
    toMethodName: (method) => toMethodName(method, context.get(requestContext).translate),
  });
  const status = facts.ok ? (facts.value ? 200 : 404) : 503;
  return Response.json(facts.ok ? facts.value : null, {
    status,
    headers: { "Cache-Control": "private, no-store" },
  });
}
