import type { Cart } from "../../app/cart/model/cart";
import type { CustomerOrder } from "../../app/orders/model/customer-order";
import type { Order } from "../../app/orders/model/order";
import { sampleAddress, sampleCart } from "./sample-cart";

/** An open Slovak order, paid by card; its content is that of a sample cart. */
export function sampleOrder(content: Partial<Cart> = {}, change: Partial<Order> = {}): Order {
  return {
    ...sampleCart(content),
    orderNumber: "4749-2204-4257",
    cartId: "cart-1",
    createdAt: "2026-11-24T10:00:00.000Z",
    email: "jana@example.sk",
    billingAddress: sampleAddress,
    shippingAddress: sampleAddress,
    orderState: "Open",
    paymentState: "Paid",
    paymentMethod: "scheme",
    payment: { method: "scheme", state: "Paid", action: null },
    ...change,
  };
}

/** The same as a customer sees it: nothing is sent, returned or invoiced. */
export function sampleCustomerOrder(
  content: Partial<Cart> = {},
  change: Partial<CustomerOrder> = {},
): CustomerOrder {
  return {
    ...sampleOrder(content),
    version: 1,
    shipmentState: null,
    customLines: [],
    deliveries: [],
    returns: [],
    returnShipments: [],
    invoice: null,
    taxRates: [],
    eInvoiceDelivery: null,
    ...change,
  };
}
