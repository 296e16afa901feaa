import { isVirtualSku } from "../../catalogue/model/sellable-stock";
import type { NetContent } from "../../catalogue/model/unit-price";
import type { CountryCode } from "../../countries/model/country";
import type { CurrencyCode } from "../../foundation/currency";
import type { Money } from "../../foundation/money";
import type { Address } from "./address";
import type { AddressCheckOutcome } from "./address-check";

/** Texts keyed by language (`de`), as on the platform. */
export type LocalizedText = Readonly<Record<string, string>>;

/**
 * `accessory`: an article for other machines (`parentProductsForAccessory`).
 * `product`: an article of the product type `product`.
 */
type CartLineKind = "standard_product" | "extra_guarantee" | "accessory" | "product" | "gift";

export type CartLine = {
  readonly id: string;
  readonly sku: string;
  readonly productId: string;
  readonly name: LocalizedText;
  readonly slug: LocalizedText;
  readonly brand: string;
  readonly picture: string | null;
  readonly kind: CartLineKind;
  readonly productType?: { readonly key: string };
  /** The source of the line's price on the platform. */
  readonly priceMode?: "Platform" | "ExternalPrice" | "ExternalTotal";
  /** Net and gross total of the line after all discounts; null: the platform knows no tax yet. */
  readonly taxedPrice?: { readonly totalNet: Money; readonly totalGross: Money } | null;
  readonly quantity: number;
  /** Gross price of one piece before and after the shop's reduction, without the cart's discounts. */
  readonly listPrice: Money;
  readonly unitPrice: Money;
  /** Cart discounts of this line; of a gift: the discount that grants it. */
  readonly discounts?: readonly LineDiscount[];
  /** Gross, after all discounts of the line. */
  readonly total: Money;
  readonly isFreight: boolean;
  /** Class and scale (`C A–G`), where the law requires the arrow next to every price (Reg. 2017/1369). */
  readonly energyRating?: string | null;
  /** The content of one piece, if it is sold by weight, volume, length or area. */
  readonly netContent?: NetContent;
  /** Sellable pieces (`toSellableStock`); null: unlimited. */
  readonly availableQuantity: number | null;
  /** How the order treats the line's stock; null: the cart's mode (TrackOnly). */
  readonly inventoryMode?: "None" | "TrackOnly" | "ReserveOnOrder" | "ReserveOnCart" | null;
  /** Of a guarantee: the SKU of its product line. */
  readonly parentSku: string | null;
  /** Of a guarantee: its share of the product's price (1300 is 13 %). */
  readonly guaranteePermyriad?: number | null;
  /** `listRelations`: the products that guarantees exclude. */
  readonly relations?: readonly string[];
};

/**
 * A cart discount's reduction of all pieces of a line. `name` is empty when the platform no longer knows the discount.
 */
export type LineDiscount = Pick<CartDiscount, "id" | "name" | "permyriad"> & { readonly amount: Money };

export type DiscountCodeState =
  | "NotActive"
  | "NotValid"
  | "DoesNotMatchCart"
  | "MatchesCart"
  | "MaxApplicationReached"
  | "ApplicationStoppedByPreviousDiscount"
  | "ApplicationStoppedByGroupBestDeal";

/** Why a discount code has no effect on a cart. */
export type CodeObstacle = {
  readonly reason:
    | "expired"
    | "not-yet-valid"
    | "used-up"
    | "below-minimum"
    | "blocked"
    | "switched-off"
    | "not-applicable";
  /** Of a code that is not yet valid: its first day (`2026-12-24`) in the shop's time zone; absent: unknown. */
  readonly validFrom?: string;
  /** Of a code with a minimum: the total from which it applies. */
  readonly minimum?: Money;
};

export type CartDiscountCode = {
  readonly id: string;
  readonly code: string;
  readonly state: DiscountCodeState;
  /** The cart discounts that it enables. */
  readonly discountIds?: readonly string[];
  /** Absent: it applies. */
  readonly obstacle?: CodeObstacle;
};

/** One of the platform's cart discounts with its reduction; `name` is the shopper's text. */
export type CartDiscount = {
  readonly id: string;
  readonly name: LocalizedText;
  readonly type: "relative" | "absolute" | "fixed" | "giftLineItem";
  /** The target: `lineItems`, `shipping`, `totalPrice` …; null: it grants a gift. */
  readonly target: string | null;
  /** Of a relative discount: 1200 is 12 %. */
  readonly permyriad: number | null;
  readonly discountedAmount: Money;
  readonly requiresDiscountCode: boolean;
};

export type TaxPortion = { readonly name: string; readonly ratePermyriad: number; readonly amount: Money };

/** The platform's tax rate of a line, the delivery or the fee; null: none yet. */
export type ItemTaxRate = {
  readonly item: "line" | "shipping" | "fee";
  /** The id of the line or the fee. */
  readonly id: string;
  readonly rate: { readonly name: string; readonly amount: number; readonly country: string } | null;
};

/**
 * A VAT number with its country's prefix, and the tax office's response.
 * `isValid` null: it could not be validated.
 */
export type VatCheck = {
  readonly number: string;
  readonly isValid: boolean | null;
  readonly rawResponse: string;
};

export type CartTaxation = {
  /** `External`: a net sale, the total is without VAT. */
  readonly mode: "Platform" | "External" | "ExternalAmount" | "Disabled";
  readonly rates: readonly ItemTaxRate[];
  /** Of the billing address, also while that has no other part yet. */
  readonly vat: VatCheck | null;
};

export type CartShipping = {
  readonly methodId: string;
  readonly methodKey: string;
  readonly methodName: string;
  readonly price: Money;
  readonly freeAbove: Money | null;
  readonly state: "MatchesCart" | "DoesNotMatchCart";
};

export type ShippingAddressType = "SAME_AS_BILLING" | "DIFFERENT_FROM_BILLING" | "SAVED_ADDRESS";

/** The shop's cart as the room stores, returns and broadcasts it. Gross amounts in the shop's currency. */
export type Cart = {
  readonly id: string;
  readonly version: number;
  /** The cart's customer; null: a guest. */
  readonly customerId: string | null;
  readonly storeKey: string;
  readonly country: CountryCode;
  readonly currency: CurrencyCode;
  /** The language of its order; null: the country's first. */
  readonly locale?: string | null;
  /** The shopper's newsletter choice with an order that is not complete yet. */
  readonly newsletterConsent?: string | null;
  /** `Deleted`: the shop's term for a cart that the platform no longer has. */
  readonly state: "Active" | "Merged" | "Ordered" | "Frozen" | "Deleted";
  readonly lines: readonly CartLine[];
  readonly discountCodes: readonly CartDiscountCode[];
  readonly email: string | null;
  readonly billingAddress: Address | null;
  readonly shippingAddress: Address | null;
  readonly shipping: CartShipping | null;
  /** Gross sum of the lines' totals, and the reduction of the whole cart: `toCartMoney` lists it by name. */
  readonly subtotal: Money;
  readonly discount: Money;
  /** Each discount of lines, total and delivery, with its sum. */
  readonly discounts?: readonly CartDiscount[];
  /** Discounts whose gift the shopper removed: they no longer add it. */
  readonly refusedGifts?: readonly Pick<CartDiscount, "id" | "name">[];
  readonly codFee: Money | null;
  /** Custom line items other than the cash-on-delivery fee. */
  readonly fees?: readonly { readonly id: string; readonly name: LocalizedText; readonly amount: Money }[];
  /** The amount due: gross, or net in a net sale. */
  readonly total: Money;
  readonly totalNet: Money | null;
  /** The total excludes VAT, because the customer's number of another country is valid. */
  readonly isNet?: boolean;
  readonly taxation?: CartTaxation;
  readonly taxPortions: readonly TaxPortion[];
  readonly paymentIds: readonly string[];
  readonly paymentMethod: string | null;
  readonly shippingAddressType: ShippingAddressType;
  readonly agreedToReviewMail: boolean;
  /** A message for the carrier. */
  readonly deliveryNote?: string | null;
  /** A company's own number for the order. */
  readonly orderReference?: string | null;
  /** null: not checked yet. */
  readonly addressCheck?: AddressCheckOutcome | null;
  /** Whether the cart has the shop's custom fields; a cart of another client has none yet. */
  readonly hasFields: boolean;
  /** SKUs of lines that the shopper's assistant added; absent: none. */
  readonly agentSkus?: readonly string[];
  /** The id of the last command batch that the platform accepted (custom field `lastBatch`). */
  readonly lastBatch: string | null;
};

/** Returns the total including VAT, also for a net sale, which does not charge it. */
export function countGrossCents(cart: Pick<Cart, "total" | "isNet" | "taxPortions">): number {
  return cart.total.centAmount + (cart.isNet ? countTaxCents(cart) : 0);
}

/** Returns the VAT included in the total or, in a net sale, excluded from it. */
export function countTaxCents({ taxPortions }: Pick<Cart, "taxPortions">): number {
  return taxPortions.reduce((cents, { amount }) => cents + amount.centAmount, 0);
}

/** Returns the text in the language, else in English, else in any language present. */
export function chooseText(text: LocalizedText, language: string): string {
  return text[language] ?? text.en ?? Object.values(text)[0] ?? "";
}

/** Guarantees follow their product, gifts their discount: the shopper cannot change their quantity. */
export function isFixedLine({ kind }: Pick<CartLine, "kind">): boolean {
  return kind === "extra_guarantee" || kind === "gift";
}

/** Returns the number of pieces on the badge. */
export function countPieces(cart: Pick<Cart, "lines">): number {
  return cart.lines.filter((line) => !isFixedLine(line)).reduce((pieces, line) => pieces + line.quantity, 0);
}

/**
 * Returns whether a value is a cart of this shop.
 * Checks only the top level, because the sender is a room of the same deployment.
 */
export function isCart(value: unknown): value is Cart {
  if (typeof value !== "object" || value === null) return false;
  const { id, version, lines }: { readonly [Key in keyof Cart]?: unknown } = value;
  return typeof id === "string" && typeof version === "number" && Array.isArray(lines);
}

/**
 * Returns whether a cart contains goods to deliver; false for an empty cart.
 * Virtual products (services) and guarantees need no delivery; gifts do.
 */
export function needsDelivery({ lines }: Pick<Cart, "lines">): boolean {
  return lines.some(({ kind, sku }) => kind === "gift" || (kind !== "extra_guarantee" && !isVirtualSku(sku)));
}

/**
 * Returns whether a cart is freight: any of its lines is (DECISIONS, "Money, stock, quantity").
 * Else it is a parcel.
 */
export function isFreightCart(cart: Pick<Cart, "lines">): boolean {
  return cart.lines.some((line) => line.isFreight);
}
