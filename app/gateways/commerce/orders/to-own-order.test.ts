import { expect, it } from "vitest";
import { toOrderSummary } from "./to-own-order";

const voucher = {
  type: "voucher",
  method: "multibanco",
  reference: "123 456 789",
  entity: "12101",
  expiresAt: "2026-12-01T00:00:00.000Z",
  merchantReference: "1111-2222-3333",
  amount: { centAmount: 4900, currency: "EUR" },
};
const field = (name: string, value: string) => ({ customFieldsRaw: [{ name, value }] });

it.each([
  ["bank_transfer", null, "in progress"],
  ["multibanco", voucher, "in progress"],
  ["multibanco", null, "paid"],
  ["scheme", null, "paid"],
] as const)("names the payment status of a listed order paid by %s", (method, action, status) => {
  const custom = action && field("paymentAction", JSON.stringify(action));
  const order = toOrderSummary({
    id: "order",
    orderNumber: "1111-2222-3333",
    createdAt: "2026-11-23T10:00:00.000Z",
    completedAt: null,
    country: "PT",
    orderState: "Open",
    shipmentState: null,
    paymentState: null,
    taxMode: "Platform",
    taxedPrice: null,
    totalPrice: { centAmount: 4900, currencyCode: "EUR" },
    lineItems: [],
    customLineItems: [],
    custom: field("paymentMethod", method),
    payment: { payments: [{ id: "payment", paymentMethodInfo: { method }, custom }] },
  });
  expect(order?.paymentStatus).toBe(status);
});
