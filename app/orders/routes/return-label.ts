import { readQuery } from "../../countries/model/route-table";
import { requestContext } from "../../request/context";
import { leadTo } from "../../request/lead-to";
import { toTypedOrderNumber } from "../model/order-number";
import { returnsPath } from "../model/order-paths";
import { loadProvenOrder } from "../operations/load-proven-order.server";
import type { Route } from "./+types/return-label";

/**
 * Responds with the label of a return as a file, for a visitor who has proved access to the order.
 * Without it, redirects to the page of the order's returns, which says why.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = readQuery(request, "returns");
  const orderNumber = toTypedOrderNumber(query.get("order"));
  const order = await loadProvenOrder(context, orderNumber);
  const { carrier } = context.get(requestContext).gateways;
  const label =
    order === null || order === "down"
      ? undefined
      : order.returnShipments.find(({ trackingNumber }) => trackingNumber === query.get("parcel"));
  if (label?.way !== "label" || !carrier) throw leadTo(toPage(orderNumber));
  const file = await carrier.loadLabel(label.trackingNumber);
  if (!file.ok) {
    context.get(requestContext).log.error("return.label_failed", { orderNumber, kind: file.error.kind });
    throw leadTo(toPage(orderNumber, { unavailable: "1" }));
  }
  return new Response(file.value as BodyInit, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${label.trackingNumber}.pdf"`,
      "Cache-Control": "no-store",
    },
  });
}

function toPage(orderNumber: string, more: Readonly<Record<string, string>> = {}): string {
  return `${returnsPath}?${new URLSearchParams({ order: orderNumber, ...more })}`;
}
