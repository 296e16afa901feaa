import { array, enums, nullable, number, optional, string, type } from "superstruct";
import { countryCodes } from "../../../countries/model/country";
import { shipmentStates } from "../../../orders/model/customer-order";
import { orderFragment } from "../carts/cart-documents";
import { PlatformMoney, PlatformOrder, taxModes } from "../carts/cart-shape";
import { graphql } from "../graphql";

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

export const orderStates = ["Open", "Confirmed", "Complete", "Cancelled"] as const;

const localizedTexts = optional(nullable(array(type({ locale: string(), value: string() }))));
const state = optional(nullable(enums(shipmentStates)));

const CustomLine = type({
  id: string(),
  slug: string(),
  quantity: number(),
  nameAllLocales: localizedTexts,
  totalPrice: PlatformMoney,
});

const SummaryLine = type({
  id: string(),
  quantity: number(),
  productId: string(),
  nameAllLocales: localizedTexts,
  productSlugAllLocales: localizedTexts,
  totalPrice: optional(nullable(PlatformMoney)),
  variant: optional(
    nullable(type({ sku: optional(nullable(string())), images: array(type({ url: string() })) })),
  ),
});

export const Summary = type({
  id: string(),
  orderNumber: optional(nullable(string())),
  createdAt: string(),
  completedAt: optional(nullable(string())),
  country: enums(countryCodes),
  orderState: enums(orderStates),
  shipmentState: state,
  paymentState: optional(nullable(enums(["Paid", "CreditOwed", "Pending", "Failed", "BalanceDue"]))),
  taxMode: optional(nullable(enums(taxModes))),
  totalPrice: PlatformMoney,
  taxedPrice: optional(nullable(type({ totalNet: PlatformMoney, totalGross: PlatformMoney }))),
  lineItems: array(SummaryLine),
  customLineItems: array(CustomLine),
  custom: PlatformOrder.schema.custom,
  payment: PlatformOrder.schema.payment,
});

export const SummariesAnswer = type({
  orders: type({ offset: number(), count: number(), total: number(), results: array(Summary) }),
});

export const OwnOrder = type({
  ...PlatformOrder.schema,
  shipmentState: state,
  fees: array(CustomLine),
});

export const OwnOrderAnswer = type({ orders: type({ results: array(OwnOrder) }) });

export const FoundOrderAnswer = type({
  orders: type({ results: array(type({ id: string(), customerEmail: optional(nullable(string())) })) }),
});

export const ReplacedAnswer = type({ updateOrder: nullable(type({ id: string() })) });

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
