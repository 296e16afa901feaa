import { send } from "./platform.ts";

export const cents = (centAmount: number) => ({ currencyCode: "EUR", centAmount });
const vat = { name: "VAT SK", amount: 0.23, includedInPrice: true, country: "SK" };
export const line = {
  name: { en: "A machine of former days" },
  variant: { sku: "EX10000001" },
  quantity: 2,
  price: { value: cents(1000) },
  taxRate: vat,
};
/** The minimal draft of an order import. */
export const draft = { lineItems: [line], totalPrice: cents(2000) };

/** A draft with every field. */
export const whole = {
  ...draft,
  orderNumber: "moved-1",
  purchaseOrderNumber: "P-1",
  customerEmail: "anna@example.sk",
  store: { typeId: "store", key: "shop_sk" },
  country: "SK",
  origin: "Merchant",
  orderState: "Complete",
  paymentState: "Paid",
  shipmentState: "Shipped",
  completedAt: "2019-03-04T10:00:00+01:00",
  taxRoundingMode: "HalfUp",
  customLineItems: [
    {
      name: { en: "Fee" },
      slug: "cod-fee",
      quantity: 1,
      money: cents(190),
      taxCategory: { key: "standard" },
    },
  ],
  totalPrice: cents(2680),
  taxedPrice: {
    totalNet: cents(2178),
    totalGross: cents(2680),
    taxPortions: [{ name: "VAT SK", rate: 0.23, amount: cents(502) }],
  },
  billingAddress: { country: "SK", city: "Žilina", lastName: "Nová" },
  shippingAddress: {
    country: "SK",
    city: "Nitra",
    custom: { type: { typeId: "type", key: "address-fields" }, fields: { vatNumber: "SK1" } },
  },
  itemShippingAddresses: [{ key: "barn", country: "SK", city: "Martin" }],
  shippingInfo: {
    shippingMethodName: "Parcel",
    price: cents(490),
    shippingRate: { price: cents(490), freeAbove: cents(50_000) },
    taxRate: vat,
    shippingMethod: { typeId: "shipping-method", key: "parcel" },
    deliveries: [
      { key: "d-1", parcels: [{ key: "p-1", trackingData: { trackingId: "T-1", carrier: "DHL" } }] },
    ],
    discountedPrice: {
      value: cents(390),
      includedDiscounts: [
        { discount: { typeId: "cart-discount", key: "free-shipping" }, discountedAmount: cents(100) },
      ],
    },
  },
  custom: { type: { typeId: "type", key: "cart-fields" }, fields: { note: "ring twice" } },
};

export interface ImportedOrder {
  readonly id: string;
  readonly lineItems: readonly { readonly id: string }[];
  readonly errors?: readonly object[];
}

export const importOrder = (token: string, body: object) =>
  send<ImportedOrder>(token, "POST", "/orders/import", body);
