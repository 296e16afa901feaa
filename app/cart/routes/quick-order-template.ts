import { requestContext } from "../../request/context";
import { toListTemplate } from "../ui/to-quick-order-view";
import type { Route } from "./+types/quick-order-template";

/** A list to fill in with Excel, as a CSV file in the language of the page. */
export function loader({ context }: Route.LoaderArgs): Response {
  return new Response(toListTemplate(context.get(requestContext).translate), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="quick-order.csv"',
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
