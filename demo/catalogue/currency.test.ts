import { describe, expect, it } from "vitest";
import { currencies, toRoundSum, toShopPrice } from "./currency.ts";

// biome-ignore format: a table: what 12, 38.7, 89, 549, 2 790 and 14 500 euros are in shops of each currency
const printed = {
  EUR: [11.99, 38.99, 88.99, 549, 2799, 14_490],
  GBP: [9.99, 33.99, 76.99, 479, 2449, 12_590],
  CHF: [11.9, 37.9, 86.9, 539, 2749, 14_190],
  CZK: [299, 959, 2199, 13_690, 69_490, 361_090],
  DKK: [89, 289, 659, 4099, 20_799, 108_199],
  SEK: [139, 439, 995, 6195, 31_495, 163_895],
  HUF: [4790, 15_490, 34_990, 216_990, 1_101_990, 5_727_990],
  RON: [60.99, 194.99, 448.99, 2749, 14_090, 73_190],
  NOK: [139, 459, 1090, 6490, 32_790, 170_390],
  PLN: [50.99, 165.99, 381.99, 2349, 11_990, 62_190],
  BGN: [22.99, 75.99, 173.99, 1069, 5449, 28_390],
} as const;

/** Valid endings of a price in each currency, as text with two decimals. */
const endings = {
  EUR: /(\.99|9\.00|90\.00)$/,
  GBP: /(\.99|9\.00|90\.00)$/,
  CHF: /(\.90|9\.00|90\.00)$/,
  CZK: /(9|90)\.00$/,
  DKK: /9\.00$/,
  SEK: /(9|95)\.00$/,
  HUF: /90\.00$/,
  RON: /(\.99|9\.00|90\.00)$/,
  NOK: /(9|90)\.00$/,
  PLN: /(\.99|9\.00|90\.00)$/,
  BGN: /(\.99|9\.00|90\.00)$/,
} as const;

describe("shop prices", () => {
  it.each(currencies)("in %s are those that shops of its market print", (currency) => {
    const prices = [12, 38.7, 89, 549, 2790, 14_500].map((euros) => toShopPrice(euros, currency));
    expect(prices.map(({ centAmount }) => centAmount / 100)).toEqual(printed[currency]);
  });

  it.each(currencies)(
    "in %s have its market's endings, at every amount, and increase with it",
    (currency) => {
      let before = 0;
      for (let euros = 9; euros < 30_000; euros *= 1.03) {
        const { centAmount } = toShopPrice(euros, currency);
        expect((centAmount / 100).toFixed(2)).toMatch(endings[currency]);
        expect(centAmount).toBeGreaterThanOrEqual(before);
        before = centAmount;
      }
    },
  );
});

describe("round amounts", () => {
  it.each([
    ["EUR", 25, 25],
    ["GBP", 25, 20],
    ["CZK", 25, 600],
    ["HUF", 25, 10_000],
    ["PLN", 500, 2000],
    ["SEK", 500, 5500],
  ] as const)("in %s for %d euros are round", (currency, euros, amount) => {
    expect(toRoundSum(euros, currency).centAmount).toBe(amount * 100);
  });
});
