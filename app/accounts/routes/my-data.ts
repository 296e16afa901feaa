import { bookYears, claimYears } from "../../countries/model/legal-facts";
import { ok } from "../../foundation/result";
import type { Translate } from "../../i18n/translate";
import { exportCustomerLists } from "../../lists/operations/customer-lists.server";
import { exportWithdrawals } from "../../orders/operations/withdrawals.server";
import { requestContext } from "../../request/context";
import { exportCases } from "../../support/operations/export-cases.server";
import { exportCustomerData } from "../operations/export-customer-data.server";
import { requireCustomer } from "../operations/require-customer.server";
import type { Route } from "./+types/my-data";

/** Streams one file with all data of the customer. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { customerId } = await requireCustomer({ context, request });
  const { gateways } = context.get(requestContext);
  const file = exportCustomerData({ context }, customerId, {
    withdrawals: () => exportWithdrawals(gateways, customerId),
    supportCases: () => exportCases(gateways, customerId),
    lists: () => exportCustomerLists(gateways.customerLists, customerId),
    afterDeletion: async () => ok(describeRetention(context.get(requestContext).translate)),
  });
  const day = context.get(requestContext).now.toISOString().slice(0, 10);
  return new Response(file, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="my-data-${day}.json"`,
      "Cache-Control": "no-store",
    },
  });
}

/**
 * Lists the data that remain after the account's deletion.
 * Years are full years after the record's own; `deliveredDays` applies to cases at the support desk
 * (docs/operations.md, retention).
 */
function describeRetention(translate: Translate) {
  return {
    text: translate("security.delete.kept"),
    orders: { years: bookYears },
    payments: { years: bookYears },
    withdrawals: { years: claimYears },
    supportCases: { years: claimYears, deliveredDays: 30 },
    reviews: { withoutName: true },
  };
}
