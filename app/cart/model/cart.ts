import { isVirtualSku } from "../../catalogue/model/sellable-stock";
import type { NetContent } from "../../catalogue/model/unit-price";
import type { CountryCode } from "../../countries/model/country";
import type { CurrencyCode } from "../../foundation/currency";
import type { Money } from "../../foundation/money";
import type { Address } from "./address";
import type { AddressCheckOutcome } from "./address-check";

/** Words keyed by language (`de`), as the platform keeps them. */
export type LocalizedText = Readonly<Record<string, string>>;

/** `accessory`: an article for other machines (`parentProductsForAccessory`); `product`: of the product type `product`. */
type CartLineKind = "standard_product" | "extra_guarantee" | "accessory" | "product" | "gift";

/** Where the platform takes a line's price from. */
export const priceModes = ["Platform", "ExternalPrice", "ExternalTotal"] as const;

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
  readonly priceMode?: (typeof priceModes)[number];
  /** Net and gross total of the line, all discounts taken; null: the platform knows no tax yet. */
  readonly taxedPrice?: { readonly totalNet: Money; readonly totalGross: Money } | null;
  readonly quantity: number;
  /** Gross price of one piece before and after the shop's reduction; the cart's discounts are in neither. */
  readonly listPrice: Money;
  readonly unitPrice: Money;
  /** Cart discounts of this line; of a gift: the one that gives it. */
  readonly discounts?: readonly LineDiscount[];
  /** Gross, all discounts of the line taken. */
  readonly total: Money;
  readonly isFreight: boolean;
  /** Class and scale (`C A–G`), where the law wants the arrow beside every price (Reg. 2017/1369). */
  readonly energyRating?: string | null;
  /** Of what is sold by weight, volume, length or area: what one piece holds. */
  readonly netContent?: NetContent;
  /** Pieces that can be sold (`toSellableStock`); null: as many as anybody wants. */
  readonly availableQuantity: number | null;
  /** How the line's own stock counts at the order; null: as the cart says (TrackOnly). */
  readonly inventoryMode?: "None" | "TrackOnly" | "ReserveOnOrder" | "ReserveOnCart" | null;
  /** Of a guarantee: the product whose line it follows. */
  readonly parentSku: string | null;
  /** Of a guarantee: its share of the product's price (1300 is 13 %). */
  readonly guaranteePermyriad?: number | null;
  /** `listRelations`: what guarantees may not be offered for. */
  readonly relations?: readonly string[];
};

/** What a cart discount takes off all pieces of a line. `name` is empty when the platform no longer knows the discount. */
export type LineDiscount = Pick<CartDiscount, "id" | "name" | "permyriad"> & { readonly amount: Money };

export type DiscountCodeState =
  | "NotActive"
  | "NotValid"
  | "DoesNotMatchCart"
  | "MatchesCart"
  | "MaxApplicationReached"
  | "ApplicationStoppedByPreviousDiscount"
  | "ApplicationStoppedByGroupBestDeal";

/** Why a discount code takes nothing off a cart. */
export type CodeObstacle = {
  readonly reason:
    | "expired"
    | "not-yet-valid"
    | "used-up"
    | "below-minimum"
    | "blocked"
    | "switched-off"
    | "not-applicable";
  /** Of one that is not yet valid: its first day (`2026-12-24`) in the shop's time zone; absent: unknown. */
  readonly validFrom?: string;
  /** Of one below a minimum: the total from which on it applies. */
  readonly minimum?: Money;
};

export type CartDiscountCode = {
  readonly id: string;
  readonly code: string;
  readonly state: DiscountCodeState;
  /** The cart discounts that it opens. */
  readonly discountIds?: readonly string[];
  /** Absent: it applies. */
  readonly obstacle?: CodeObstacle;
};

/** What one of the platform's cart discounts takes off; `name` is what shoppers read. */
export type CartDiscount = {
  readonly id: string;
  readonly name: LocalizedText;
  readonly type: "relative" | "absolute" | "fixed" | "giftLineItem";
  /** Off what: `lineItems`, `shipping`, `totalPrice` …; null: it gives something. */
  readonly target: string | null;
  /** Of a relative one: 1200 is 12 %. */
  readonly permyriad: number | null;
  readonly discountedAmount: Money;
  readonly requiresDiscountCode: boolean;
};

export type TaxPortion = { readonly name: string; readonly ratePermyriad: number; readonly amount: Money };

/** The rate of a line, of the delivery or of the fee, as the platform has it; null: it has none yet. */
export type ItemTaxRate = {
  readonly item: "line" | "shipping" | "fee";
  /** Of the line or of the fee. */
  readonly id: string;
  readonly rate: { readonly name: string; readonly amount: number; readonly country: string } | null;
};

/** A VAT number with its country's prefix, and what the tax office said of it; null: nobody could validate it. */
export type VatCheck = {
  readonly number: string;
  readonly isValid: boolean | null;
  readonly rawResponse: string;
};

export type CartTaxation = {
  /** `External`: a net sale, the total is without VAT. */
  readonly mode: "Platform" | "External" | "ExternalAmount" | "Disabled";
  readonly rates: readonly ItemTaxRate[];
  /** Of the billing address, also while that has nothing else yet. */
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

/** The shop's cart: what the room keeps, answers and broadcasts. Gross amounts in the shop's currency. */
export type Cart = {
  readonly id: string;
  readonly version: number;
  /** Whose cart it is; null: a guest's. */
  readonly customerId: string | null;
  readonly storeKey: string;
  readonly country: CountryCode;
  readonly currency: CurrencyCode;
  /** The language that its order is written in; null: the country's first. */
  readonly locale?: string | null;
  /** What the shopper said of the newsletter with an order that did not come about yet. */
  readonly newsletterConsent?: string | null;
  /** `Deleted`: the shop's own word for one that the platform no longer has. */
  readonly state: "Active" | "Merged" | "Ordered" | "Frozen" | "Deleted";
  readonly lines: readonly CartLine[];
  readonly discountCodes: readonly CartDiscountCode[];
  readonly email: string | null;
  readonly billingAddress: Address | null;
  readonly shippingAddress: Address | null;
  readonly shipping: CartShipping | null;
  /** Gross sum of the lines' totals, and what is taken off the whole cart: `toCartMoney` has them by name. */
  readonly subtotal: Money;
  readonly discount: Money;
  /** Each discount of lines, total and delivery, with the sum of what it takes off. */
  readonly discounts?: readonly CartDiscount[];
  /** Discounts whose gift the shopper took out: they give it no more. */
  readonly refusedGifts?: readonly Pick<CartDiscount, "id" | "name">[];
  readonly codFee: Money | null;
  /** Custom line items besides the fee for cash on delivery. */
  readonly fees?: readonly { readonly id: string; readonly name: LocalizedText; readonly amount: Money }[];
  /** What is paid: gross, or net in a net sale. */
  readonly total: Money;
  readonly totalNet: Money | null;
  /** The VAT is taken off the total, because the customer's number of another country is valid. */
  readonly isNet?: boolean;
  readonly taxation?: CartTaxation;
  readonly taxPortions: readonly TaxPortion[];
  readonly paymentIds: readonly string[];
  readonly paymentMethod: string | null;
  readonly shippingAddressType: ShippingAddressType;
  readonly agreedToReviewMail: boolean;
  /** What the carrier is told. */
  readonly deliveryNote?: string | null;
  /** null: not checked yet. */
  readonly addressCheck?: AddressCheckOutcome | null;
  /** Whether the cart has the shop's custom fields; one that another client made has none yet. */
  readonly hasFields: boolean;
  /** The id of the last command batch the platform took (custom field `lastBatch`). */
  readonly lastBatch: string | null;
};

/** The total with VAT, whether it is paid or, in a net sale, not. */
export function countGrossCents(cart: Pick<Cart, "total" | "isNet" | "taxPortions">): number {
  return cart.total.centAmount + (cart.isNet ? countTaxCents(cart) : 0);
}

/** The VAT in the total or, in a net sale, off it. */
export function countTaxCents({ taxPortions }: Pick<Cart, "taxPortions">): number {
  return taxPortions.reduce((cents, { amount }) => cents + amount.centAmount, 0);
}

/** Words in the language, else in English, else in any language that is there. */
export function chooseWords(text: LocalizedText, language: string): string {
  return text[language] ?? text.en ?? Object.values(text)[0] ?? "";
}

/** Guarantees follow their product, gifts their discount: the shopper neither counts nor removes them. */
export function isFixedLine({ kind }: Pick<CartLine, "kind">): boolean {
  return kind === "extra_guarantee" || kind === "gift";
}

/** Pieces that the badge counts. */
export function countPieces(cart: Pick<Cart, "lines">): number {
  return cart.lines.filter((line) => !isFixedLine(line)).reduce((pieces, line) => pieces + line.quantity, 0);
}

/** Whether a value is a cart of this shop. Only its head is looked at: it comes from the same deployment's room. */
export function isCart(value: unknown): value is Cart {
  if (typeof value !== "object" || value === null) return false;
  const { id, version, lines }: { readonly [Key in keyof Cart]?: unknown } = value;
  return typeof id === "string" && typeof version === "number" && Array.isArray(lines);
}

/**
 * Returns whether a cart has something to deliver: a service is not delivered, and a guarantee follows its product. An
 * empty cart has nothing to deliver.
 */
export function needsDelivery({ lines }: Pick<Cart, "lines">): boolean {
  return lines.some(({ kind, sku }) => kind === "gift" || (kind !== "extra_guarantee" && !isVirtualSku(sku)));
}

/** A cart is freight when any of its lines is, else parcel (DECISIONS, "Money, stock, quantity"). */
export function isFreightCart(cart: Pick<Cart, "lines">): boolean {
  return cart.lines.some((line) => line.isFreight);
}
