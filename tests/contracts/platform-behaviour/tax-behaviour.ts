import { type Behaviour, cents, refusal } from "./behaviour.ts";
import { address } from "./stock-shop.ts";

function tax(name: string, country: string, word: string, quantity: number, draft: object, expected: object) {
  return {
    name: `3.6 ${name}`,
    ask: (shop) => shop.cart({ shippingAddress: address(country), ...draft }, [word, quantity]),
    expected: { taxedPrice: expected },
  } satisfies Behaviour;
}

const rounding = (taxRoundingMode: string) => ({ taxRoundingMode });

/** Which amount is rounded, how, and when there is a tax at all. */
export const taxBehaviours: readonly Behaviour[] = [
  ...(
    [
      ["HalfEven", 2],
      ["HalfUp", 1],
      ["HalfDown", 2],
    ] as const
  ).map(([mode, cent]) =>
    tax(`14c at 12 % included, ${mode}: the net is rounded, tax ${cent}`, "DE", "c14", 1, rounding(mode), {
      totalTax: cents(cent),
      totalNet: cents(14 - cent),
      totalGross: cents(14),
    }),
  ),
  ...(
    [
      ["HalfEven", 3],
      ["HalfUp", 4],
      ["HalfDown", 3],
    ] as const
  ).map(([mode, cent]) =>
    tax(`25c at 14 % on top, ${mode}: the gross is rounded, tax ${cent}`, "FR", "c25", 1, rounding(mode), {
      totalTax: cents(cent),
      totalNet: cents(25),
      totalGross: cents(25 + cent),
    }),
  ),
  tax("LineItemLevel: 3 x 1.08 at 19 % on top is 3.86", "AT", "c108", 3, {}, { totalGross: cents(386) }),
  tax(
    "UnitPriceLevel: 3 x 1.08 at 19 % on top is 3.87",
    "AT",
    "c108",
    3,
    { taxCalculationMode: "UnitPriceLevel" },
    { totalGross: cents(387) },
  ),
  {
    name: "3.6 UnitPriceLevel: a discount on the total takes the same share off net and gross",
    async ask(shop) {
      const target = { type: "totalPrice" };
      const discountCodes = [await shop.code({ target })];
      const draft = { shippingAddress: address("AT"), taxCalculationMode: "UnitPriceLevel", discountCodes };
      return shop.cart(draft, ["c108", 3]);
    },
    expected: {
      totalPrice: cents(292),
      taxedPrice: { totalNet: cents(292), totalGross: cents(349), totalTax: cents(57) },
      discountOnTotalPrice: {
        discountedAmount: cents(32),
        discountedNetAmount: cents(32),
        discountedGrossAmount: cents(38),
      },
    },
  },
  {
    name: "3.6 a state without a rate of its own is not served by its country's: MissingTaxRateForCountry",
    ask: (shop) =>
      shop.client.send("POST", "carts", {
        currency: "EUR",
        lineItems: [{ sku: shop.name("c14"), quantity: 1 }],
        shippingAddress: { ...address("DE"), state: "Bayern" },
      }),
    expected: refusal(400, { code: "MissingTaxRateForCountry", country: "DE", state: "Bayern" }),
  },
  {
    name: "3.6 rounding is HalfEven and tax is by line unless the draft says otherwise",
    ask: (shop) => shop.cart({}),
    expected: {
      taxRoundingMode: "HalfEven",
      taxCalculationMode: "LineItemLevel",
      priceRoundingMode: "HalfEven",
    },
  },
  {
    name: "3.6 portions of one rate and name are added up",
    ask: (shop) => shop.cart({ shippingAddress: address("AT") }, ["c108", 3], ["c25", 4]),
    expected: { taxedPrice: { taxPortions: [{ rate: 0.19, name: "VAT AT", amount: cents(62 + 19) }] } },
  },
  {
    name: "3.6 taxedPrice goes when the shipping address is removed",
    async ask(shop) {
      const cart = await shop.cart({ shippingAddress: address("DE") }, ["c14", 1]);
      const { body } = await shop.update(cart, { action: "setShippingAddress" });
      return ["taxedPrice" in cart, "taxedPrice" in body];
    },
    expected: [true, false],
  },
  {
    name: "3.6 an order needs a shipping address",
    ask: async (shop) => (await shop.order(await shop.cart({}, ["c14", 1]))).status,
    expected: 400,
  },
];
