import { ok } from "../../../foundation/result";
import { lineFieldsKey } from "../carts/to-update-actions";
import type { CommerceClient } from "../commerce-client";
import { graphql } from "../graphql";
import type { OrdersGateway } from "../orders-gateway";

const lineDocument = graphql(`query LineForSerials($where: String!) {
  orders(where: $where, limit: 1) {
    results { id version lineItems { id quantity custom { customFieldsRaw { name } } } }
  }
}`);

const saveDocument =
  graphql(`mutation SaveSerials($id: String!, $version: Long!, $actions: [OrderUpdateAction!]!) {
  updateOrder(id: $id, version: $version, actions: $actions) { id }
}`);

/** Other writers, such as the merchant, may change the order meanwhile. */
const mostTries = 3;

/** Replaces the serial numbers of a line in the order that `where` finds. */
export async function saveSerials(
  client: Pick<CommerceClient, "query">,
  where: string,
  lineId: string,
  serials: readonly string[],
): ReturnType<OrdersGateway["saveSerials"]> {
  for (let tries = 1; ; tries += 1) {
    const read = await client.query(lineDocument, { where });
    if (!read.ok) return read;
    const [order] = read.value.orders.results;
    const line = order?.lineItems.find(({ id }) => id === lineId);
    if (!order || !line || serials.length > line.quantity) return ok("unknown");
    const field = { name: "serialNumbers", value: JSON.stringify(serials) };
    const type = { typeId: "type", key: lineFieldsKey };
    const actions = [
      line.custom
        ? { setLineItemCustomField: { lineItemId: lineId, ...field } }
        : { setLineItemCustomType: { lineItemId: lineId, type, fields: [field] } },
    ];
    const saved = await client.query(saveDocument, { id: order.id, version: order.version, actions });
    if (saved.ok) return ok("saved");
    if (saved.error.code !== "ConcurrentModification" || tries === mostTries) return saved;
  }
}
