import { exportCustomerLists } from "../../lists/operations/customer-lists.server";
import { exportWithdrawals } from "../../orders/operations/export-withdrawals.server";
import { gatewaysContext, nowContext } from "../../request/context";
import { exportCustomerData } from "../operations/export-customer-data.server";
import { requireCustomer } from "../operations/require-customer.server";
import type { Route } from "./+types/my-data";

/** One file with everything that the shop holds of the customer, streamed as it is read. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { customerId } = await requireCustomer({ context, request });
  const gateways = context.get(gatewaysContext);
  const file = exportCustomerData({ context }, customerId, {
    withdrawals: () => exportWithdrawals(gateways, customerId),
    lists: () => exportCustomerLists(gateways.customerLists, customerId),
  });
  const day = context.get(nowContext).toISOString().slice(0, 10);
  return new Response(file, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="my-data-${day}.json"`,
      "Cache-Control": "no-store",
    },
  });
}
