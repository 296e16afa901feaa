/** The parts of carts, orders and payments that tests read by name; the rest is compared as a whole. */
interface MoneyAnswer {
  readonly centAmount: number;
  readonly currencyCode: string;
}

interface TaxedAnswer {
  readonly totalNet: MoneyAnswer;
  readonly totalGross: MoneyAnswer;
  readonly totalTax: MoneyAnswer;
  readonly taxPortions: readonly { readonly amount: MoneyAnswer }[];
}

export interface LineAnswer {
  readonly id: string;
  readonly quantity: number;
  readonly lineItemMode: string;
  readonly price: {
    readonly value: MoneyAnswer;
    readonly discounted: { readonly value: MoneyAnswer } | null;
  };
  readonly totalPrice: MoneyAnswer;
  readonly variant: { readonly sku: string };
  readonly discountedPricePerQuantity: readonly {
    readonly quantity: number;
    readonly discountedPrice: {
      readonly value: MoneyAnswer;
      readonly includedDiscounts: readonly { readonly discountedAmount: MoneyAnswer }[];
    };
  }[];
}

export interface CartAnswer {
  readonly id: string;
  readonly version: number;
  readonly anonymousId: string | null;
  readonly lineItems: readonly LineAnswer[];
  readonly customLineItems: readonly { readonly id: string; readonly totalPrice: MoneyAnswer }[];
  readonly totalPrice: MoneyAnswer;
  readonly totalLineItemQuantity: number | null;
  readonly taxedPrice: TaxedAnswer;
  readonly taxedShippingPrice: TaxedAnswer;
  readonly discountOnTotalPrice: { readonly discountedAmount: MoneyAnswer };
  readonly shippingInfo: {
    readonly price: MoneyAnswer;
    readonly discountedPrice: { readonly value: MoneyAnswer } | null;
    readonly shippingMethodState: string;
  };
  readonly discountCodes: readonly {
    readonly state: string;
    readonly discountCodeRef: { readonly id: string };
  }[];
  readonly paymentInfo: object | null;
}

export interface OrderAnswer {
  readonly id: string;
  readonly version: number;
  readonly lineItems: readonly LineAnswer[];
}

export interface PaymentAnswer {
  readonly id: string;
  readonly version: number;
  readonly transactions: readonly { readonly id: string; readonly state: string }[];
}
