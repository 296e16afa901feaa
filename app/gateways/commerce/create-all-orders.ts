import { ok } from "../../foundation/result";
import { parseEInvoiceDelivery } from "../../orders/model/e-invoice-delivery";
import type { AllOrdersGateway, OrderNotes, OrderPlace } from "./all-orders-gateway";
import { loadOrderDocument } from "./carts/cart-documents";
import { toOrder } from "./carts/to-cart";
import { cartFieldsKey } from "./carts/to-update-actions";
import type { CommerceClient } from "./commerce-client";
import { type CustomFieldsAnswer, readCustomField, readCustomText } from "./custom-fields";
import { graphql } from "./graphql";

const orderVersionDocument = graphql(`query OrderVersion($id: String) {
  order(id: $id) { version custom { customFieldsRaw { name value } } }
}`);

const noteOnOrderDocument =
  graphql(`mutation NoteOnOrder($id: String, $version: Long!, $actions: [OrderUpdateAction!]!) {
  updateOrder(id: $id, version: $version, actions: $actions) { id }
}`);

const orderConsentDocument = graphql(`query OrderConsent($id: String) {
  order(id: $id) { createdAt country locale customerId customerEmail custom { customFieldsRaw { name value } } }
}`);

const listOrdersDocument = graphql(`query ListOrders($where: String!, $sort: [String!], $limit: Int!) {
  orders(where: $where, sort: $sort, limit: $limit) {
    results { id createdAt lastModifiedAt cartRef { id } custom { customFieldsRaw { name value } } }
  }
}`);

function hasMailProblem(custom: CustomFieldsAnswer): boolean {
  const delivery = parseEInvoiceDelivery(readCustomText(custom, "eInvoiceDelivery"));
  return delivery?.state === "failed" || readCustomText(custom, "mailProblem") !== null;
}

/** Lists a page of orders that match `holds`, sorted by one of their times. */
async function listOrders(
  client: CommerceClient,
  time: "createdAt" | "lastModifiedAt",
  from: OrderPlace,
  to: string,
  limit: number,
  holds?: string,
) {
  const [at, id, until] = [from.at, from.id ?? "", to].map((value) => JSON.stringify(value));
  const after = from.id ? `(${time} > ${at} or (${time} = ${at} and id > ${id}))` : `${time} >= ${at}`;
  const where = [after, `${time} <= ${until}`, ...(holds ? [holds] : [])].join(" and ");
  const variables = { where, sort: [`${time} asc`, "id asc"], limit };
  const answer = await client.query(listOrdersDocument, variables);
  if (!answer.ok) return answer;
  const { results } = answer.value.orders;
  const last = results.length < limit ? undefined : results.at(-1);
  return ok({
    orders: results
      .filter(({ cartRef }) => cartRef)
      .map((order) => ({
        id: order.id,
        at: order[time],
        hasMailProblem: hasMailProblem(order.custom),
      })),
    next: last ? { at: last[time], id: last.id } : null,
  });
}

export function createAllOrders(client: CommerceClient): AllOrdersGateway {
  async function find(which: { id: string } | { orderNumber: string }) {
    const answer = await client.query(loadOrderDocument, which);
    return answer.ok ? ok(answer.value.order && toOrder(answer.value.order)) : answer;
  }

  async function write(id: string, notes: OrderNotes, keeps: boolean) {
    const read = await client.query(orderVersionDocument, { id });
    if (!read.ok) return read;
    const { order } = read.value;
    const fields = Object.entries(notes).filter(
      ([name]) => !keeps || (readCustomField(order?.custom, name) ?? null) === null,
    );
    if (order === null || fields.length === 0) return ok(null);
    const begin = order.custom ? [] : [{ setCustomType: { type: { typeId: "type", key: cartFieldsKey } } }];
    const set = fields.map(([name, value]) => ({ setCustomField: { name, value: JSON.stringify(value) } }));
    const variables = { id, version: order.version, actions: [...begin, ...set] };
    const written = await client.query(noteOnOrderDocument, variables);
    return written.ok ? ok(null) : written;
  }

  return {
    load: (id) => find({ id }),
    async loadConsent(id) {
      const answer = await client.query(orderConsentDocument, { id });
      if (!answer.ok) return answer;
      const { order } = answer.value;
      const consent = readCustomText(order?.custom, "newsletterConsent");
      if (!order?.customerEmail || !consent) return ok(null);
      const { createdAt, country, locale, customerId, customerEmail: email } = order;
      return ok({ consent, email, country, locale, customerId, createdAt });
    },
    listCreated: (from, to, limit) => listOrders(client, "createdAt", from, to, limit),
    listFailed: (from, to, limit) =>
      listOrders(client, "lastModifiedAt", from, to, limit, 'paymentState = "Failed"'),
    listInvoiced: (from, to, limit) =>
      listOrders(client, "lastModifiedAt", from, to, limit, "custom(fields(invoiceNumber is defined))"),
    findByNumber: (orderNumber) => find({ orderNumber }),
    async note(orderId, notes, keeps) {
      const first = await write(orderId, notes, keeps !== undefined);
      const isStale = !first.ok && first.error.code === "ConcurrentModification";
      return isStale ? write(orderId, notes, keeps !== undefined) : first;
    },
  };
}
