import { array, enums, nullable, number, optional, string, type } from "superstruct";
import { orderFragment } from "../carts/cart-documents";
import { type AnswerOf, graphql } from "../graphql";

/** The predicate of one customer's orders in one shop. */
export function toOwnOrders(customerId: string, storeKey: string): string {
  return `customerId = ${JSON.stringify(customerId)} and store(key = ${JSON.stringify(storeKey)})`;
}

const customLineFragment = graphql(`fragment CustomLineParts on CustomLineItem {
  id slug quantity nameAllLocales { locale value } totalPrice { centAmount currencyCode }
}`);

export const listOrdersDocument = graphql(
  `query ListOrders($where: String!, $sort: [String!], $limit: Int!, $offset: Int!) {
  orders(where: $where, sort: $sort, limit: $limit, offset: $offset) {
    offset count total
    results {
      id orderNumber createdAt completedAt country orderState shipmentState paymentState taxMode
      totalPrice { centAmount currencyCode }
      taxedPrice { totalNet { centAmount currencyCode } totalGross { centAmount currencyCode } }
      lineItems {
        id quantity productId
        nameAllLocales { locale value }
        productSlugAllLocales { locale value }
        totalPrice { centAmount currencyCode }
        variant { sku images { url } }
      }
      customLineItems { ...CustomLineParts }
      custom { customFieldsRaw(includeNames: ["paymentMethod"]) { name value } }
      payment: paymentInfo {
        payments { id paymentMethodInfo { method } custom { customFieldsRaw { name value } } }
      }
    }
  }
}`,
  customLineFragment,
);

export const loadOwnOrderDocument = graphql(
  `query LoadOwnOrder($where: String!) {
  orders(where: $where, limit: 1) {
    results { ...OrderParts shipmentState fees: customLineItems { ...CustomLineParts } }
  }
}`,
  orderFragment,
  customLineFragment,
);

export const findOrderDocument = graphql(
  `query FindOrder($where: String!) {
  orders(where: $where, limit: 1) { results { id customerEmail } }
}`,
);

export const replaceUnpaidDocument = graphql(
  `mutation ReplaceUnpaid($id: String!, $version: Long!, $actions: [OrderUpdateAction!]!) {
  updateOrder(id: $id, version: $version, actions: $actions) { id }
}`,
);

export type SummaryAnswer = AnswerOf<typeof listOrdersDocument>["orders"]["results"][number];
export type OwnOrderAnswer = AnswerOf<typeof loadOwnOrderDocument>["orders"]["results"][number];

const text = optional(nullable(string()));

const ReturnItem = type({
  id: string(),
  quantity: number(),
  lineItemId: text,
  createdAt: string(),
  shipmentState: enums(["Advised", "Returned", "BackInStock", "Unusable"]),
  paymentState: enums(["NonRefundable", "Initial", "Refunded", "NotRefunded"]),
});

/** Deliveries are not part of the platform's GraphQL; its REST response has them, and the returns. */
export const ShippingAnswer = type({
  returnInfo: optional(nullable(array(type({ items: array(ReturnItem) })))),
  shippingInfo: optional(
    nullable(
      type({
        deliveries: optional(
          array(
            type({
              id: string(),
              createdAt: string(),
              items: array(type({ id: string(), quantity: number() })),
              parcels: array(
                type({
                  trackingData: optional(nullable(type({ trackingId: text, carrier: text }))),
                }),
              ),
            }),
          ),
        ),
      }),
    ),
  ),
});
