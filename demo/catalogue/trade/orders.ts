export const orderStates = ["Open", "Confirmed", "Complete", "Cancelled"] as const;
/** Those of the specification; the platform has two more. */
export const shipmentStates = ["Pending", "Ready", "Shipped", "Partial", "Delayed", "Backorder"] as const;
export const paymentStates = ["Pending", "Paid", "BalanceDue", "CreditOwed", "Failed"] as const;

export type OrderState = (typeof orderStates)[number];
export type ShipmentState = (typeof shipmentStates)[number] | "Delivered" | "Canceled";
export type PaymentState = (typeof paymentStates)[number];
export type PaymentMethod = "scheme" | "paypal" | "bank_transfer" | "cash_on_delivery";

export interface DemoOrder {
  /** Part of the keys of its cart and payment; its number is derived from it. */
  readonly key: string;
  readonly customer: string;
  /** Indexes in the list of new machines, modulo its size, each with a quantity. */
  readonly lines: readonly (readonly [article: number, quantity: number])[];
  readonly orderState: OrderState;
  readonly shipmentState: ShipmentState;
  readonly paymentState: PaymentState;
  readonly method: PaymentMethod;
  readonly code?: string;
  /** Of the machine in its only line. */
  readonly serials?: readonly string[];
  /** The customer's review of its first article, after delivery. */
  readonly review?: "5-1" | "5-5" | "4-4" | "3-5";
}

/** Eighteen orders that together have every state of orders, shipments and payments. */
// biome-ignore format: a table
export const demoOrders: readonly DemoOrder[] = [
  { key: "order-01", customer: "jana-novakova", lines: [[0, 1]], orderState: "Open", shipmentState: "Pending", paymentState: "Pending", method: "bank_transfer" },
  { key: "order-02", customer: "jana-novakova", lines: [[5, 1], [12, 2]], orderState: "Confirmed", shipmentState: "Ready", paymentState: "Paid", method: "scheme" },
  { key: "order-03", customer: "jana-novakova", lines: [[20, 1]], orderState: "Complete", shipmentState: "Delivered", paymentState: "Paid", method: "scheme", serials: ["IH24-000142"], review: "5-1" },
  { key: "order-04", customer: "max-berger", lines: [[8, 1], [9, 1], [10, 1]], orderState: "Confirmed", shipmentState: "Partial", paymentState: "BalanceDue", method: "scheme", code: "IRONHALL10" },
  { key: "order-05", customer: "max-berger", lines: [[17, 1]], orderState: "Confirmed", shipmentState: "Shipped", paymentState: "Pending", method: "cash_on_delivery" },
  { key: "order-06", customer: "max-berger", lines: [[23, 1]], orderState: "Complete", shipmentState: "Shipped", paymentState: "Paid", method: "paypal", review: "4-4" },
  { key: "order-07", customer: "petra-sommer", lines: [[0, 2], [4, 4]], orderState: "Confirmed", shipmentState: "Delayed", paymentState: "Paid", method: "bank_transfer" },
  { key: "order-08", customer: "petra-sommer", lines: [[6, 12]], orderState: "Confirmed", shipmentState: "Backorder", paymentState: "BalanceDue", method: "bank_transfer" },
  { key: "order-09", customer: "petra-sommer", lines: [[30, 1]], orderState: "Cancelled", shipmentState: "Canceled", paymentState: "CreditOwed", method: "scheme" },
  { key: "order-10", customer: "emma-clarke", lines: [[3, 1]], orderState: "Open", shipmentState: "Pending", paymentState: "Failed", method: "scheme" },
  { key: "order-11", customer: "emma-clarke", lines: [[15, 1], [2, 3]], orderState: "Complete", shipmentState: "Delivered", paymentState: "Paid", method: "paypal", review: "5-5" },
  { key: "order-12", customer: "marek-kowalski", lines: [[11, 2]], orderState: "Complete", shipmentState: "Delivered", paymentState: "Paid", method: "bank_transfer", review: "3-5" },
  { key: "order-13", customer: "eleni-papadopoulou", lines: [[7, 1]], orderState: "Confirmed", shipmentState: "Shipped", paymentState: "Paid", method: "scheme" },
  { key: "order-14", customer: "eleni-papadopoulou", lines: [[18, 1], [4, 1]], orderState: "Complete", shipmentState: "Delivered", paymentState: "Paid", method: "paypal", review: "5-1" },
  { key: "order-15", customer: "georgi-petrov", lines: [[13, 1]], orderState: "Open", shipmentState: "Pending", paymentState: "Failed", method: "scheme" },
  { key: "order-16", customer: "georgi-petrov", lines: [[25, 2]], orderState: "Complete", shipmentState: "Delivered", paymentState: "Paid", method: "scheme", review: "4-4" },
  { key: "order-17", customer: "anna-gruber", lines: [[16, 2], [1, 1]], orderState: "Confirmed", shipmentState: "Ready", paymentState: "Pending", method: "bank_transfer" },
  { key: "order-18", customer: "anna-gruber", lines: [[21, 1]], orderState: "Complete", shipmentState: "Delivered", paymentState: "Paid", method: "bank_transfer", review: "5-5" },
];
