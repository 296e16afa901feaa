import type { LocalizedText } from "../../cart/model/cart";
import type { CountryCode } from "../../countries/model/country";
import type { Money } from "../../foundation/money";
import type { Order, PaymentStatus } from "./order";

/** The specification's, and the two that the platform knows besides. */
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

/** What is neither article nor delivery: a fee. */
export type OrderCustomLine = {
  readonly id: string;
  readonly name: LocalizedText;
  readonly slug: string;
  readonly quantity: number;
  readonly total: Money;
};

/** An order as a list shows it. */
export type OrderSummary = Pick<Order, "id" | "orderNumber" | "createdAt" | "orderState" | "paymentState"> & {
  readonly country: CountryCode;
  readonly paymentStatus: PaymentStatus;
  /** null: nothing is known of its delivery yet. */
  readonly shipmentState: ShipmentState | null;
  /** What is paid: gross, or net in a net sale. */
  readonly totalPrice: Money;
  readonly lineItems: readonly OrderSummaryLine[];
  readonly customLineItems: readonly OrderCustomLine[];
};

/** What the overview of an account says of the order that was placed last. */
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
  /** Only the order of this id, or of this number. */
  readonly where?: { readonly id?: string | undefined; readonly orderNumber?: string | undefined };
  readonly sort?: OrderSort;
  /** At most 500, the platform's most. */
  readonly limit: number;
  readonly offset: number;
};

/** `total`: of all that the query means, also those on other pages. */
export type OrderPage = {
  readonly offset: number;
  readonly limit: number;
  readonly count: number;
  readonly total: number;
  readonly results: readonly OrderSummary[];
};

/** How the carrier calls a parcel. */
export type Parcel = { readonly trackingId: string | null; readonly carrier: string | null };

/** What left the house together. */
export type Delivery = {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly parcels: readonly Parcel[];
  /** Ids of lines, with how many pieces of each. */
  readonly items: readonly { readonly id: string; readonly quantity: number }[];
};

/** An order as the customer who placed it sees it. */
export type CustomerOrder = Order & {
  readonly version: number;
  readonly shipmentState: ShipmentState | null;
  readonly customLines: readonly OrderCustomLine[];
  /** null: nobody knows at the moment. */
  readonly deliveries: readonly Delivery[] | null;
  /** null: none was made out yet. */
  readonly invoice: { readonly number: string; readonly date: string } | null;
};
