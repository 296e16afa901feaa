import { expect, it } from "vitest";
import { taxActions } from "../actions/taxes.ts";
import type { CartActions } from "../cart-action.ts";
import { calculateCart } from "./calculate-cart.ts";
import { sampleCart, sampleFacts, sampleLine } from "./sample-cart.ts";

const {
  changeTaxMode,
  setCartTotalTax,
  setLineItemTaxAmount,
  setLineItemTaxRate,
}: Pick<CartActions, keyof typeof taxActions> = taxActions;
const facts = sampleFacts();
const eur = (centAmount: number) => ({ currencyCode: "EUR", centAmount });
const rate = { name: "Tax", amount: 0.1, country: "AT" };
const lines = [sampleLine("a", 2, 1000), sampleLine("b", 1, 500)];

it("an externally taxed cart shows its net prices, and taxes once every line has its rate", () => {
  const cart = calculateCart(sampleCart({ lineItems: lines, taxMode: "External" }), facts);
  expect([cart.totalPrice.centAmount, cart.taxedPrice]).toEqual([2500, undefined]);
  const one = setLineItemTaxRate.apply(cart, { lineItemId: "a", externalTaxRate: rate }, facts);
  const half = calculateCart(one, facts);
  expect(half.lineItems[0]?.taxedPrice).toMatchObject({ totalNet: eur(2000), totalGross: eur(2200) });
  expect(half.taxedPrice).toBeUndefined();
  const both = setLineItemTaxRate.apply(half, { lineItemId: "b", externalTaxRate: rate }, facts);
  const whole = calculateCart(both, facts);
  expect(whole.taxedPrice).toMatchObject({ totalNet: eur(2500), totalGross: eur(2750), totalTax: eur(250) });
  expect(
    calculateCart(changeTaxMode.apply(whole, { taxMode: "Disabled" }, facts), facts).taxedPrice,
  ).toBeUndefined();
});

it("an external amount is valid until the price changes", () => {
  const cart = calculateCart(sampleCart({ lineItems: lines.slice(0, 1), taxMode: "ExternalAmount" }), facts);
  const amount = { totalGross: eur(2345), taxRate: rate };
  const taxed = calculateCart(
    setLineItemTaxAmount.apply(cart, { lineItemId: "a", externalTaxAmount: amount }, facts),
    facts,
  );
  expect(taxed.taxedPrice).toMatchObject({ totalNet: eur(2000), totalGross: eur(2345), totalTax: eur(345) });
  expect(calculateCart(taxed, facts)).toEqual(taxed);
  const more = { ...taxed, lineItems: taxed.lineItems.map((line) => ({ ...line, quantity: 3 })) };
  expect(calculateCart(more, facts).taxedPrice).toBeUndefined();
});

it("an external total is the caller's, with its portions", () => {
  const cart = calculateCart(sampleCart({ lineItems: lines, taxMode: "ExternalAmount" }), facts);
  const externalTaxPortions = [{ name: "Tax", rate: 0.1, amount: eur(250) }];
  const total = { externalTotalGross: eur(2750), externalTaxPortions };
  const taxed = calculateCart(setCartTotalTax.apply(cart, total, facts), facts);
  expect(taxed.taxedPrice).toEqual({
    totalNet: eur(2500),
    totalGross: eur(2750),
    totalTax: eur(250),
    taxPortions: externalTaxPortions,
  });
  expect(() => setCartTotalTax.apply(sampleCart(), total, facts)).toThrow("tax mode 'Platform'");
});

it("retains a total tax that is set in the same update as a price change", () => {
  const cart = calculateCart(sampleCart({ lineItems: lines, taxMode: "ExternalAmount" }), facts);
  const more = { ...cart, lineItems: cart.lineItems.map((line) => ({ ...line, quantity: 3 })) };
  const taxed = calculateCart(
    setCartTotalTax.apply(more, { externalTotalGross: eur(4950), externalTaxPortions: [] }, facts),
    facts,
  );
  expect(taxed.totalPrice).toEqual(eur(4500));
  expect(taxed.taxedPrice).toMatchObject({ totalNet: eur(4500), totalGross: eur(4950), totalTax: eur(450) });
  expect(calculateCart(taxed, facts).taxedPrice).toEqual(taxed.taxedPrice);
  const fewer = { ...taxed, lineItems: taxed.lineItems.slice(0, 1) };
  expect(calculateCart(fewer, facts).taxedPrice).toBeUndefined();
});

it("a state without a rate uses the country's only if the project allows the fallback", () => {
  const ofCountry = { name: "VAT", amount: 0.2, includedInPrice: true, country: "AT" };
  const taxRates = new Map([["standard", [ofCountry, { ...ofCountry, state: "Tirol", amount: 0.19 }]]]);
  const taxIn = (state: string, countryTaxRateFallback: boolean) =>
    calculateCart(
      sampleCart({ lineItems: lines, shippingAddress: { country: "AT", state } }),
      sampleFacts({ taxRates, countryTaxRateFallback }),
    ).lineItems[0]?.taxRate?.amount;
  expect([taxIn("Tirol", false), taxIn("Wien", true)]).toEqual([0.19, 0.2]);
  expect(() => taxIn("Wien", false)).toThrow("missing a tax rate for country 'AT'");
  const alone = sampleFacts({ taxRates: new Map([["standard", [ofCountry]]]) });
  const inWien = sampleCart({ lineItems: lines, shippingAddress: { country: "AT", state: "Wien" } });
  expect(() => calculateCart(inWien, alone)).toThrow("missing a tax rate for country 'AT'");
});
