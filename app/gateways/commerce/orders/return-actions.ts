import { array, string, type } from "superstruct";
import { ok } from "../../../foundation/result";
import { parseReturnShipments, type ReturnShipment } from "../../../orders/model/return-shipment";
import { cartFieldsKey } from "../carts/to-update-actions";
import type { CommerceClient } from "../commerce-client";
import { readCustomText } from "../custom-fields";
import { graphql } from "../graphql";
import type { OrdersGateway } from "../orders-gateway";

const returnShipmentsDocument = graphql(`query ReturnShipments($id: String) {
  order(id: $id) { version custom { customFieldsRaw { name value } } }
}`);

const addReturnShipmentDocument =
  graphql(`mutation AddReturnShipment($id: String, $version: Long!, $actions: [OrderUpdateAction!]!) {
  updateOrder(id: $id, version: $version, actions: $actions) { id }
}`);

const AnnouncedAnswer = type({ returnInfo: array(type({ items: array(type({ id: string() })) })) });

/** Returns are not part of the platform's GraphQL mutations; its REST API adds them. */
export async function announceReturn(
  client: CommerceClient,
  { id, version }: Parameters<OrdersGateway["announceReturn"]>[0],
  items: Parameters<OrdersGateway["announceReturn"]>[1],
): ReturnType<OrdersGateway["announceReturn"]> {
  const draft = items.map(({ lineId: lineItemId, ...item }) => ({
    ...item,
    lineItemId,
    shipmentState: "Advised",
  }));
  const body = { version, actions: [{ action: "addReturnInfo", items: draft }] };
  const answer = await client.write(`/orders/${encodeURIComponent(id)}`, body, AnnouncedAnswer);
  // The version was checked, so the last return is this one.
  if (answer.ok) return ok(answer.value.returnInfo.at(-1)?.items.map((item) => item.id) ?? []);
  return answer.error.code === "ConcurrentModification" ? ok("changed") : answer;
}

/** Other writers, such as the merchant, may change the order meanwhile. */
const mostTries = 3;

/** Adds to the order's custom field, which also has the shipments of earlier returns. */
export async function addReturnShipment(
  client: CommerceClient,
  id: string,
  shipment: ReturnShipment,
): ReturnType<OrdersGateway["addReturnShipment"]> {
  for (let tries = 1; ; tries += 1) {
    const read = await client.query(returnShipmentsDocument, { id });
    if (!read.ok) return read;
    const { order } = read.value;
    if (order === null) return ok(null);
    const known = parseReturnShipments(readCustomText(order.custom, "returnShipments"));
    const value = JSON.stringify(JSON.stringify([...known, shipment]));
    const actions = [
      ...(order.custom ? [] : [{ setCustomType: { type: { typeId: "type", key: cartFieldsKey } } }]),
      { setCustomField: { name: "returnShipments", value } },
    ];
    const variables = { id, version: order.version, actions };
    const added = await client.query(addReturnShipmentDocument, variables);
    if (added.ok) return ok(null);
    if (added.error.code !== "ConcurrentModification" || tries === mostTries) return added;
  }
}
