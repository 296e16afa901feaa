import fc from "fast-check";
import type {
  PlatformCartAnswer,
  PlatformDiscountAnswer,
  PlatformOrderAnswer,
} from "../../../app/gateways/commerce/carts/cart-documents.ts";
import { calculateCart } from "../../../worker/commerce/carts/calculation/calculate-cart.ts";
import {
  sampleCart,
  sampleFacts,
  sampleLine,
} from "../../../worker/commerce/carts/calculation/sample-cart.ts";
import type { Cart, LineItem } from "../../../worker/commerce/carts/cart.ts";
import type { CartDiscount } from "../../../worker/commerce/discounts/cart-discount.ts";
import {
  emptyAddressAnswer,
  emptyCartAnswer,
  plainLineAnswer,
  plainShippingAnswer,
  plainVariantAnswer,
} from "../../support/platform-answers.ts";

const toField = ([name, raw]: [string, unknown]) => ({ name, value: String(raw) });
const eur = (centAmount: number) => ({ currencyCode: "EUR", centAmount });
const rate = { name: "VAT", amount: 0.19, includedInPrice: true, country: "AT" };
const address = {
  country: "AT" as const,
  firstName: "Ada",
  lastName: "Berg",
  city: "Graz",
  postalCode: "8010",
};

const value = fc.oneof(
  fc.record({ type: fc.constant("relative" as const), permyriad: fc.integer({ min: 1, max: 4_000 }) }),
  fc.record({
    type: fc.constantFrom("absolute" as const, "fixed" as const),
    money: fc.integer({ min: 1, max: 30_000 }).map((cents) => [eur(cents)]),
  }),
);

const target = fc.constantFrom(
  { type: "lineItems" as const, predicate: "quantity >= 3" },
  { type: "lineItems" as const, predicate: "true" },
  { type: "multiBuyLineItems" as const, predicate: "true", triggerQuantity: 3, discountedQuantity: 1 },
  { type: "customLineItems" as const, predicate: "true" },
  { type: "shipping" as const },
  { type: "totalPrice" as const },
);

const common = { isActive: true, requiresDiscountCode: false, storeKeys: [], cartPredicate: "true" };
const stacking = { stackingMode: "Stacking" as const };

/** Tiers, codes and campaigns: each stacks on the others. */
const discounts = fc.array(fc.record({ value, target }), { maxLength: 5 }).map((list) =>
  list.map(
    (one, index): CartDiscount => ({
      ...one,
      ...common,
      ...stacking,
      id: `d${index}`,
      sortOrder: `0.${index + 1}`,
    }),
  ),
);

const giftDiscount: CartDiscount = {
  ...common,
  ...stacking,
  id: "gift",
  sortOrder: "0.99",
  value: { type: "giftLineItem", product: { id: "gift" }, variantId: 1 },
};

/** A cart's contents: lines with reduced prices, volume prices, guarantees, a gift, fees. */
export const sale = fc.record({
  rows: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 12 }),
      cents: fc.integer({ min: 1, max: 90_000 }),
      reducedCents: fc.option(fc.integer({ min: 1, max: 90_000 })),
      tierCents: fc.option(fc.integer({ min: 1, max: 90_000 })),
      hasGuarantee: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  discounts,
  hasGift: fc.boolean(),
  codCents: fc.constantFrom(0, 199),
  serviceCents: fc.constantFrom(0, 2500),
  isNet: fc.boolean(),
  freeAbove: fc.option(fc.integer({ min: 1, max: 100_000 })),
});

export type Sale = typeof sale extends fc.Arbitrary<infer Value> ? Value : never;

/** Calculates a sale like the platform; returns its GraphQL response. */
export function sell(given: Sale): PlatformCartAnswer {
  const cart = toPlatformCart(given);
  const cartDiscounts = [...given.discounts, ...(given.hasGift ? [giftDiscount] : [])];
  const facts = sampleFacts({ cartDiscounts });
  const { freeAbove } = given;
  const shippingMethods = facts.shippingMethods.map((method) => ({
    ...method,
    zoneRates: method.zoneRates.map((zone) => ({
      ...zone,
      shippingRates: [
        { price: eur(490), ...(freeAbove === null ? {} : { freeAbove: eur(freeAbove) }), tiers: [] },
      ],
    })),
  }));
  const taxRates = new Map([["standard", [rate]]]);
  return toAnswer(calculateCart(cart, { ...facts, shippingMethods, taxRates }));
}

export function toOrderAnswer(answer: PlatformCartAnswer): PlatformOrderAnswer {
  const { cartState: _, ...content } = answer;
  return {
    ...content,
    orderNumber: "1-AT",
    createdAt: "2026-11-21T12:00:00.000Z",
    completedAt: null,
    orderState: "Confirmed",
    paymentState: "Paid",
    cartRef: null,
    payment: null,
  };
}

function toPlatformCart({ rows, hasGift, codCents, serviceCents, isNet }: Sale): Cart {
  const external = isNet ? { taxRate: rate } : {};
  const custom = (slug: string, cents: number): Cart["customLineItems"] =>
    cents === 0
      ? []
      : [
          {
            ...external,
            id: slug,
            slug,
            name: { de: "Leistung" },
            money: eur(cents),
            quantity: 1,
            taxCategory: { typeId: "tax-category", id: "standard" },
            priceMode: "Standard",
            discountedPricePerQuantity: [],
            totalPrice: eur(0),
          },
        ];
  return sampleCart({
    ...(isNet ? { taxMode: "External" } : {}),
    shippingAddress: address,
    billingAddress: address,
    lineItems: [
      ...rows.flatMap((row, index) =>
        toLines(`line-${index}`, row).map((line) => ({ ...line, ...external })),
      ),
      ...(hasGift ? [{ ...giftLine, ...external }] : []),
    ],
    customLineItems: [...custom("cod-fee", codCents), ...custom("assembly", serviceCents)],
    shippingInfo: {
      ...external,
      shippingMethod: { typeId: "shipping-method", id: "parcel" },
      shippingMethodName: "Parcel",
      price: eur(0),
      shippingRate: { price: eur(0), tiers: [] },
      shippingMethodState: "MatchesCart",
    },
  });
}

function toLines(id: string, row: Sale["rows"][number]): LineItem[] {
  const { quantity, cents, reducedCents, tierCents, hasGuarantee } = row;
  const price: LineItem["price"] = {
    value: eur(cents),
    ...(reducedCents === null
      ? {}
      : {
          discounted: {
            value: eur(Math.min(reducedCents, cents)),
            discount: { typeId: "product-discount", id: "p" },
          },
        }),
    ...(tierCents === null || reducedCents !== null
      ? {}
      : { tiers: [{ minimumQuantity: 5, value: eur(Math.min(tierCents, cents)) }] }),
  };
  const guarantee = sampleLine(`${id}-guarantee`, quantity, Math.ceil(cents * 0.13), {
    priceMode: "ExternalPrice",
    custom: { type: { typeId: "type", id: "line-fields" }, fields: { parentSku: "EX10000001" } },
  });
  return [sampleLine(id, quantity, cents, { price }), ...(hasGuarantee ? [guarantee] : [])];
}

const giftLine = sampleLine("gift", 1, 2_899, {
  productId: "gift",
  lineItemMode: "GiftLineItem",
  discountedPricePerQuantity: [
    {
      quantity: 1,
      discountedPrice: {
        value: eur(0),
        includedDiscounts: [
          { discount: { typeId: "cart-discount", id: "gift" }, discountedAmount: eur(2_899) },
        ],
      },
    },
  ],
});

type Amount = { readonly currencyCode: string; readonly centAmount: number };
type Portions = readonly { readonly discount: { readonly id: string }; readonly discountedAmount: Amount }[];

function toAnswer(cart: Cart): PlatformCartAnswer {
  const amount = ({ centAmount }: Amount) => ({ centAmount, currencyCode: "EUR" as const });
  const portions = (list: Portions, type: string) =>
    list.map(({ discount, discountedAmount }) => ({
      discount: nameDiscount(discount.id, type),
      discountedAmount: amount(discountedAmount),
    }));
  const { shippingInfo: shipping, discountOnTotalPrice: off, taxedPrice } = cart;
  return {
    ...emptyCartAnswer,
    country: "AT",
    locale: "de-AT",
    customerEmail: "ada@example.at",
    billingAddress: { ...emptyAddressAnswer, ...address },
    shippingAddress: { ...emptyAddressAnswer, ...address },
    taxMode: cart.taxMode,
    totalPrice: amount(cart.totalPrice),
    lineItems: cart.lineItems.map((line) => ({
      ...plainLineAnswer,
      id: line.id,
      quantity: line.quantity,
      lineItemMode: line.lineItemMode,
      productId: line.productId,
      nameAllLocales: [{ locale: "de", value: "Maschine" }],
      price: {
        value: amount(line.price.value),
        discounted: line.price.discounted ? { value: amount(line.price.discounted.value) } : null,
      },
      totalPrice: amount(line.totalPrice),
      discountedPricePerQuantity: line.discountedPricePerQuantity.map(({ quantity, discountedPrice }) => ({
        quantity,
        discountedPrice: { includedDiscounts: portions(discountedPrice.includedDiscounts, "lineItems") },
      })),
      variant: plainVariantAnswer,
      ...(line.custom && {
        custom: { customFieldsRaw: Object.entries(line.custom.fields).map(toField) },
      }),
    })),
    customLineItems: cart.customLineItems.map(({ id, slug, totalPrice }) => ({
      id,
      slug,
      nameAllLocales: [{ locale: "de", value: "Leistung" }],
      totalPrice: amount(totalPrice),
      taxRate: null,
    })),
    ...(shipping && {
      shippingInfo: {
        ...plainShippingAnswer,
        price: amount(shipping.price),
        ...(shipping.discountedPrice && {
          discountedPrice: {
            value: amount(shipping.discountedPrice.value),
            includedDiscounts: portions(shipping.discountedPrice.includedDiscounts, "shipping"),
          },
        }),
      },
    }),
    ...(off && {
      discountOnTotalPrice: {
        discountedAmount: amount(off.discountedAmount),
        includedDiscounts: portions(off.includedDiscounts, "totalPrice"),
      },
    }),
    ...(taxedPrice && {
      taxedPrice: {
        totalNet: amount(taxedPrice.totalNet),
        totalGross: amount(taxedPrice.totalGross),
        taxPortions: taxedPrice.taxPortions.map(({ name = null, rate, amount: sum }) => ({
          name,
          rate,
          amount: amount(sum),
        })),
      },
    }),
  };
}

function nameDiscount(id: string, type: string): PlatformDiscountAnswer {
  return {
    id,
    nameAllLocales: [{ locale: "de", value: `Aktion ${id}` }],
    requiresDiscountCode: false,
    value: { type: "absolute" },
    target: { type },
  };
}
