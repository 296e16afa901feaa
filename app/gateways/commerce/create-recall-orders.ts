import { isPurchase } from "../../catalogue/model/choose-purchase";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import type { RecalledOrder } from "../../orders/model/recall-owners";
import { cartFieldsKey } from "./carts/to-update-actions";
import type { CommerceClient } from "./commerce-client";
import { type CustomFieldsAnswer, readCustomField } from "./custom-fields";
import { type AnswerOf, graphql } from "./graphql";
import { readSerials } from "./orders/load-machines";

const document = graphql(`query RecalledOrders($where: String!, $limit: Int!) {
  orders(where: $where, sort: ["id asc"], limit: $limit) {
    results {
      id createdAt country locale customerId customerEmail orderState paymentState
      lineItems { quantity variant { sku } custom { customFieldsRaw(includeNames: ["serialNumbers"]) { name value } } }
      custom { customFieldsRaw(includeNames: ["recallNotices"]) { name value } }
    }
  }
}`);

const noticesDocument = graphql(`query RecallNotices($id: String) {
  order(id: $id) { version custom { customFieldsRaw(includeNames: ["recallNotices"]) { name value } } }
}`);

const noteDocument =
  graphql(`mutation NoteRecall($id: String, $version: Long!, $actions: [OrderUpdateAction!]!) {
  updateOrder(id: $id, version: $version, actions: $actions) { id }
}`);

type OrderAnswer = AnswerOf<typeof document>["orders"]["results"][number];
type Answer<Value> = Promise<Result<Value, GatewayError>>;

const pageSize = 200;
const mostTries = 3;

/** Orders of every store with recalled articles, for the shop's background work. */
export interface RecallOrders {
  /** All purchases with one of these articles. */
  list(skus: readonly string[]): Answer<readonly RecalledOrder[]>;
  /** null: deleted, cancelled or not paid. */
  load(orderId: string): Answer<RecalledOrder | null>;
  /** Records on the order that its owner received the mail of a recall; ignores a deleted order. */
  note(orderId: string, recallKey: string): Answer<null>;
}

export function createRecallOrders(client: Pick<CommerceClient, "query">): RecallOrders {
  async function query(where: string, limit: number) {
    const answer = await client.query(document, { where, limit });
    return answer.ok ? ok(answer.value.orders.results) : answer;
  }

  return {
    async list(skus) {
      const wanted = skus.map((sku) => JSON.stringify(sku)).join(", ");
      const found: RecalledOrder[] = [];
      for (let after = ""; ; ) {
        const where = `lineItems(variant(sku in (${wanted}))) and id > ${JSON.stringify(after)}`;
        const page = await query(where, pageSize);
        if (!page.ok) return page;
        found.push(...page.value.filter(isPurchase).flatMap(toRecalledOrder));
        if (page.value.length < pageSize) return ok(found);
        after = page.value.at(-1)?.id ?? after;
      }
    },
    async load(orderId) {
      const found = await query(`id = ${JSON.stringify(orderId)}`, 1);
      return found.ok ? ok(found.value.filter(isPurchase).flatMap(toRecalledOrder)[0] ?? null) : found;
    },
    note: (orderId, recallKey) => note(client, orderId, recallKey),
  };
}

/** Empty for an order without an e-mail address. */
function toRecalledOrder(order: OrderAnswer): readonly RecalledOrder[] {
  const { id, createdAt, country, locale, customerId, customerEmail: email, lineItems, custom } = order;
  if (!email) return [];
  const lines = lineItems.map((line) => ({
    sku: line.variant?.sku ?? "",
    quantity: line.quantity,
    serials: readSerials(line.custom),
  }));
  return [{ id, createdAt, country, locale, customerId, email, notified: readNotices(custom), lines }];
}

function readNotices(custom: CustomFieldsAnswer): readonly string[] {
  const value = readCustomField(custom, "recallNotices");
  return Array.isArray(value) ? value.filter((key) => typeof key === "string") : [];
}

async function note(client: Pick<CommerceClient, "query">, id: string, recallKey: string): Answer<null> {
  for (let tries = 1; ; tries += 1) {
    const read = await client.query(noticesDocument, { id });
    if (!read.ok) return read;
    const { order } = read.value;
    if (order === null) return ok(null);
    const known = readNotices(order.custom);
    if (known.includes(recallKey)) return ok(null);
    const actions = [
      ...(order.custom ? [] : [{ setCustomType: { type: { typeId: "type", key: cartFieldsKey } } }]),
      { setCustomField: { name: "recallNotices", value: JSON.stringify([...known, recallKey]) } },
    ];
    const noted = await client.query(noteDocument, { id, version: order.version, actions });
    if (noted.ok) return ok(null);
    if (noted.error.code !== "ConcurrentModification" || tries === mostTries) return noted;
  }
}
