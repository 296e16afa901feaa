import { optional, string, type } from "superstruct";
import { addPaymentReference, type PaymentInput, removePaymentReference } from "../carts/payment-info.ts";
import { invalidOperation } from "../errors/platform-errors.ts";
import type {
  AddressInput,
  ChangeOrderState,
  OrderUpdateAction,
  SetOrderStore,
} from "../requests/schema-inputs.ts";
import { toAddress } from "../resources/address.ts";
import { type CustomFields, readTypeName } from "../resources/custom-fields.ts";
import {
  type ActionsOf,
  type ChangeCustomFields,
  changeOwnFields,
  setCustomFieldOf,
  setCustomTypeOf,
  setField,
  setOnce,
} from "../resources/document-action.ts";
import { deliveryActions } from "./delivery-actions.ts";
import type { Order } from "./order.ts";
import {
  type OperatorAction,
  type OrderAction,
  type OrderFacts,
  type OrderNeeds,
  operatorAction,
} from "./order-action.ts";
import { returnActions } from "./return-actions.ts";

const readPayments = ({ payment }: PaymentInput) => ({ payments: [payment.id ?? payment.key ?? undefined] });

const addPayment: OrderAction = {
  readNeeds: readPayments,
  apply: (order, input: PaymentInput, { paymentIds }) => ({
    ...order,
    paymentInfo: addPaymentReference(order.paymentInfo, input, paymentIds),
  }),
};

const removePayment: OrderAction = {
  readNeeds: readPayments,
  apply: (order, input: PaymentInput, { paymentIds }) => ({
    ...order,
    paymentInfo: removePaymentReference(order.paymentInfo, input, paymentIds),
  }),
};

/** Records the time when an order becomes Complete. */
const changeOrderState: OrderAction = {
  apply(order, { orderState }: ChangeOrderState, { now }) {
    if (orderState === order.orderState) return order;
    const completedAt = orderState === "Complete" ? now.toISOString() : order.completedAt;
    return { ...order, orderState, completedAt };
  },
};

/** Sets or removes the store, which orders reference by its key. */
const setStore: OrderAction = {
  apply: (order, { store }: SetOrderStore) => ({
    ...order,
    store: store?.key ? { typeId: "store", key: store.key } : undefined,
  }),
};

type OrderAddress = "billingAddress" | "shippingAddress";

interface AddressInputOf {
  readonly address?: AddressInput | null;
}

/** Corrects the address; prices and taxes of an order stay as they are. */
function setAddress(which: OrderAddress): OrderAction {
  return {
    readNeeds: ({ address }: AddressInputOf) => ({ types: [readTypeName(address?.custom ?? {})] }),
    apply: (order, { address }: AddressInputOf, { types }) => ({
      ...order,
      [which]: address ? toAddress(address, types) : undefined,
    }),
  };
}

/** Throws InvalidOperation if the order has no such address. */
function changeFieldsOf(which: OrderAddress): ChangeCustomFields<Order> {
  return (order, change) => {
    const address = order[which];
    const kind = which === "billingAddress" ? "billing" : "shipping";
    if (!address) throw invalidOperation(`The order has no ${kind} address.`);
    return { ...order, [which]: changeOwnFields(address, change) };
  };
}

interface LineName {
  readonly id: string | null | undefined;
  readonly key: string | null | undefined;
}

interface Line {
  readonly id: string;
  readonly key?: string;
  readonly custom?: CustomFields;
}

/** The lines with other custom fields on one of them. Throws InvalidOperation if none has the name. */
function changeFieldsIn<Item extends Line>(
  lines: readonly Item[],
  { id, key }: LineName,
  change: Parameters<ChangeCustomFields<Order>>[1],
): readonly Item[] {
  const found = lines.find((line) => (id ? line.id === id : !!key && line.key === key));
  if (!found) throw invalidOperation(`The order does not contain a line item '${id ?? key ?? ""}'.`);
  return lines.map((line) => (line === found ? changeOwnFields(line, change) : line));
}

interface LineInput {
  readonly lineItemId?: string | null;
  readonly lineItemKey?: string | null;
}

const changeLineFields: ChangeCustomFields<Order, LineInput> = (order, change, input) => {
  const name = { id: input.lineItemId, key: input.lineItemKey };
  return { ...order, lineItems: changeFieldsIn(order.lineItems, name, change) };
};

interface CustomLineInput {
  readonly customLineItemId?: string | null;
  readonly customLineItemKey?: string | null;
}

const changeCustomLineFields: ChangeCustomFields<Order, CustomLineInput> = (order, change, input) => {
  const name = { id: input.customLineItemId, key: input.customLineItemKey };
  return { ...order, customLineItems: changeFieldsIn(order.customLineItems, name, change) };
};

const changeShippingFields: ChangeCustomFields<Order> = (order, change) => ({
  ...order,
  shippingCustomFields: change(order.shippingCustomFields),
});

/** Records that another system, identified by its channel, has received the order. */
const updateSyncInfo = operatorAction({
  input: type({
    channel: type({ id: string() }),
    externalId: optional(string()),
    syncedAt: optional(string()),
  }),
  apply: (order, { channel, externalId, syncedAt }, { now }) => {
    const others = (order.syncInfo ?? []).filter((info) => info.channel.id !== channel.id);
    const info = {
      channel: { typeId: "channel", id: channel.id },
      ...(externalId ? { externalId } : {}),
      syncedAt: syncedAt ?? now.toISOString(),
    };
    return { ...order, syncInfo: [...others, info] };
  },
});

/** Actions on deliveries, returns and synchronisation; the served GraphQL schema has none of them. */
export const operatorActions: Readonly<Record<string, OperatorAction>> = {
  ...deliveryActions,
  ...returnActions,
  updateSyncInfo,
};

type OrderActions = ActionsOf<OrderUpdateAction, Order, OrderFacts, OrderNeeds>;

/** Every action of an order that the platform supports, by its name in OrderUpdateAction or in REST. */
export const orderActions: OrderActions = {
  addPayment,
  removePayment,
  changeOrderState,
  changePaymentState: setField("paymentState"),
  changeShipmentState: setField("shipmentState"),
  setBillingAddress: setAddress("billingAddress"),
  setShippingAddress: setAddress("shippingAddress"),
  setCustomField: setCustomFieldOf(changeOwnFields<Order>),
  setCustomType: setCustomTypeOf(changeOwnFields<Order>),
  setCustomerEmail: setField("customerEmail", "email"),
  setCustomerId: setField("customerId"),
  setLocale: setField("locale"),
  setOrderNumber: setOnce("orderNumber", "order number"),
  setPurchaseOrderNumber: setField("purchaseOrderNumber"),
  setStore,
  setBillingAddressCustomField: setCustomFieldOf(changeFieldsOf("billingAddress")),
  setBillingAddressCustomType: setCustomTypeOf(changeFieldsOf("billingAddress")),
  setShippingAddressCustomField: setCustomFieldOf(changeFieldsOf("shippingAddress")),
  setShippingAddressCustomType: setCustomTypeOf(changeFieldsOf("shippingAddress")),
  setLineItemCustomField: setCustomFieldOf(changeLineFields),
  setLineItemCustomType: setCustomTypeOf(changeLineFields),
  setCustomLineItemCustomField: setCustomFieldOf(changeCustomLineFields),
  setCustomLineItemCustomType: setCustomTypeOf(changeCustomLineFields),
  setShippingCustomField: setCustomFieldOf(changeShippingFields),
  setShippingCustomType: setCustomTypeOf(changeShippingFields),
  ...operatorActions,
};
