import {
  emptyAddressAnswer,
  emptyCartAnswer,
  openTerms,
  plainLineAnswer,
  plainShippingAnswer,
  plainVariantAnswer,
} from "./platform-answers.ts";

type FakeLine = {
  id: string;
  sku: string;
  quantity: number;
  inventoryMode?: string;
  cents?: number;
  /** Set for a guarantee, whose price is external. */
  parentSku?: string;
};

/** The only guarantee for sale, at 13 % of the product's price. */
export const guaranteeSku = "4100022";

/**
 * A cart of the scripted platform: every item costs 100 € unless its line says otherwise.
 * Delivery is free.
 */
export type FakeCart = {
  readonly id: string;
  readonly key: string;
  readonly storeKey: string;
  /** The guest session that created it; null: a customer did. */
  readonly anonymousId: string | null;
  customerId: string | null;
  version: number;
  state: "Active" | "Ordered" | "Merged";
  lines: FakeLine[];
  /** Lines created so far per SKU: a line that is removed and added again gets another id. */
  linesMade: Map<string, number>;
  codes: string[];
  codFee: number;
  /** Absent: the euro. */
  currency?: string;
  email: string | null;
  billing: Record<string, unknown> | null;
  shipping: Record<string, unknown> | null;
  methodKey: string | null;
  /** null: another client created it without the shop's fields. */
  fields: Map<string, unknown> | null;
  paymentIds: string[];
};

export const pieceCents = 10_000;

export type FakeOwner = Pick<FakeCart, "anonymousId" | "customerId">;

export function newFakeCart(key: string, storeKey: string, owner: FakeOwner): FakeCart {
  return {
    id: crypto.randomUUID(),
    key,
    storeKey,
    ...owner,
    version: 1,
    state: "Active",
    lines: [],
    linesMade: new Map(),
    codes: [],
    codFee: 0,
    email: null,
    billing: null,
    shipping: { country: "SK" },
    methodKey: null,
    fields: new Map(),
    paymentIds: [],
  };
}

/** Formats a cart like the platform's response. */
export function toPlatformCart(cart: FakeCart): Record<string, unknown> {
  const money = (centAmount: number) => ({ centAmount, currencyCode: cart.currency ?? "EUR" });
  const total = cart.lines.reduce(
    (sum, line) => sum + line.quantity * (line.cents ?? pieceCents),
    cart.codFee,
  );
  return {
    ...emptyCartAnswer,
    id: cart.id,
    version: cart.version,
    country: "SK",
    anonymousId: cart.anonymousId,
    customerId: cart.customerId,
    cartState: cart.state,
    customerEmail: cart.email,
    storeRef: { key: cart.storeKey },
    lineItems: cart.lines.map(({ id, sku, quantity, inventoryMode, parentSku, cents = pieceCents }) => ({
      ...plainLineAnswer,
      id,
      quantity,
      inventoryMode: inventoryMode ?? null,
      productId: `product-of-${sku}`,
      nameAllLocales: [{ locale: "sk", value: "Miešač" }],
      productSlugAllLocales: [{ locale: "sk", value: "miesac-10000001" }],
      price: { value: money(cents), discounted: null },
      totalPrice: money(quantity * cents),
      variant: {
        ...plainVariantAnswer,
        sku,
        availability: { noChannel: { availableQuantity: 20, isOnStock: true } },
        attributesRaw: parentSku ? [{ name: "rate", value: 13 }] : [],
      },
      custom: parentSku ? { customFieldsRaw: [{ name: "parentSku", value: parentSku }] } : null,
    })),
    customLineItems:
      cart.codFee > 0
        ? [
            {
              id: "fee",
              slug: "cod-fee",
              nameAllLocales: [],
              totalPrice: money(cart.codFee),
              taxRate: null,
            },
          ]
        : [],
    discountCodes: cart.codes.map((code) => ({
      state: code.startsWith("UNFIT") ? "DoesNotMatchCart" : "MatchesCart",
      discountCodeRef: { id: `code-${code}` },
      discountCode: { code, ...openTerms, cartDiscounts: [] },
    })),
    billingAddress: cart.billing ? { ...emptyAddressAnswer, ...cart.billing } : null,
    shippingAddress: cart.shipping ? { ...emptyAddressAnswer, ...cart.shipping } : null,
    shippingInfo: cart.methodKey
      ? {
          ...plainShippingAnswer,
          shippingMethod: { id: "method-1", key: cart.methodKey },
        }
      : null,
    totalPrice: money(total),
    taxedPrice: null,
    paymentInfo: { paymentRefs: cart.paymentIds.map((id) => ({ id })) },
    custom: cart.fields && {
      customFieldsRaw: [...cart.fields].map(([name, value]) => ({ name, value })),
    },
  };
}

export function toPlatformOrder(number: string, cart: FakeCart): Record<string, unknown> {
  return {
    ...toPlatformCart(cart),
    id: `order-${number}`,
    orderNumber: number,
    createdAt: "2026-11-21T10:00:00.000Z",
    completedAt: null,
    orderState: "Open",
    paymentState: "Pending",
    cartRef: { id: cart.id },
    payment: { payments: [] },
  };
}

/** Builds the product of a SKU with the fields that decide whether it is for sale. */
export function toSaleProduct(
  sku: string,
  { unpublished, ineligible }: { unpublished: Set<string>; ineligible: Map<string, object> },
): unknown {
  const mark = ineligible.get(sku);
  const attributesRaw = mark ? [{ name: "eligibleForSelling", value: mark }] : [];
  return {
    productType: { key: sku === guaranteeSku ? "extra_guarantee" : "standard_product" },
    masterData: { published: !unpublished.has(sku), current: { allVariants: [{ sku, attributesRaw }] } },
  };
}
