import type { ItemTaxRate, LocalizedText } from "../../cart/model/cart";
import type { CountryCode } from "../../countries/model/country";
import type { Money } from "../../foundation/money";
import type { EInvoiceDelivery } from "./e-invoice-delivery";
import type { Order, PaymentStatus } from "./order";
import type { ReturnShipment } from "./return-shipment";

/** The specification's states, and the platform's two others. */
export const shipmentStates = [
  "Pending",
  "Ready",
  "Shipped",
  "Partial",
  "Delayed",
  "Backorder",
  "Delivered",
  "Canceled",
] as const;

export type ShipmentState = (typeof shipmentStates)[number];

/** A custom line item: a fee, not an article or a delivery. */
export type OrderCustomLine = {
  readonly id: string;
  readonly name: LocalizedText;
  readonly slug: string;
  readonly quantity: number;
  readonly total: Money;
};

/** An order for a list. */
export type OrderSummary = Pick<Order, "id" | "orderNumber" | "createdAt" | "orderState" | "paymentState"> & {
  readonly country: CountryCode;
  readonly paymentStatus: PaymentStatus;
  /** null: its delivery is not known yet. */
  readonly shipmentState: ShipmentState | null;
  /** The amount due: gross, or net in a net sale. */
  readonly totalPrice: Money;
  readonly lineItems: readonly OrderSummaryLine[];
  readonly customLineItems: readonly OrderCustomLine[];
};

/** The last order on the overview of an account. */
export type LastOrder = Pick<OrderSummary, "orderNumber" | "createdAt" | "orderState" | "totalPrice"> & {
  /** Their names. */
  readonly articles: readonly LocalizedText[];
};

export type OrderSummaryLine = {
  readonly id: string;
  readonly productId: string;
  readonly sku: string;
  readonly name: LocalizedText;
  readonly slug: LocalizedText;
  readonly picture: string | null;
  readonly quantity: number;
  readonly total: Money;
};

export const orderSorts = ["newest", "oldest", "highest", "lowest"] as const;

export type OrderSort = (typeof orderSorts)[number];

export type OrderQuery = {
  /** Only the order with this id or number. */
  readonly where?: { readonly id?: string | undefined; readonly orderNumber?: string | undefined };
  readonly sort?: OrderSort;
  /** At most 500, the platform's limit. */
  readonly limit: number;
  readonly offset: number;
};

/** `total`: of all orders that match, also those on other pages. */
export type OrderPage = {
  readonly offset: number;
  readonly limit: number;
  readonly count: number;
  readonly total: number;
  readonly results: readonly OrderSummary[];
};

/** A parcel's identification at the carrier. */
export type Parcel = { readonly trackingId: string | null; readonly carrier: string | null };

/** Goods dispatched together. */
export type Delivery = {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly parcels: readonly Parcel[];
  /** Ids of lines, with the pieces of each. */
  readonly items: readonly { readonly id: string; readonly quantity: number }[];
};

/** One article of an announced return, with the platform's states of return items. */
export type ReturnedItem = {
  readonly id: string;
  readonly lineId: string;
  readonly quantity: number;
  /** ISO 8601. */
  readonly announcedAt: string;
  readonly shipmentState: "Advised" | "Returned" | "BackInStock" | "Unusable";
  readonly paymentState: "NonRefundable" | "Initial" | "Refunded" | "NotRefunded";
};

/** An order for the customer who placed it. */
export type CustomerOrder = Order & {
  readonly version: number;
  readonly shipmentState: ShipmentState | null;
  readonly customLines: readonly OrderCustomLine[];
  /** null: not known at present. */
  readonly deliveries: readonly Delivery[] | null;
  /** Announced and arrived returns, oldest first. */
  readonly returns: readonly ReturnedItem[];
  /** Those that a carrier was booked for. */
  readonly returnShipments: readonly ReturnShipment[];
  /** null: not issued yet. */
  readonly invoice: { readonly number: string; readonly date: string } | null;
  /** Rates of VAT of lines, delivery and fees. */
  readonly taxRates: readonly ItemTaxRate[];
  /** How an invoice network took the electronic invoice; null: nothing was sent yet. */
  readonly eInvoiceDelivery: EInvoiceDelivery | null;
};
