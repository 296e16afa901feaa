import { describe, expect, it } from "vitest";
import { toShopPrice } from "./currency.ts";

describe("toShopPrice", () => {
  it.each([
    ["EUR", 549, 54900],
    ["EUR", 38.7, 3899],
    ["GBP", 549, 47900],
    ["CZK", 549, 1369000],
    ["HUF", 549, 21699000],
    ["SEK", 549, 619500],
    ["PLN", 549, 235900],
  ] as const)("prints a %s price for %d euros as that market does", (currency, euros, centAmount) => {
    expect(toShopPrice(euros, currency)).toEqual({ centAmount, currencyCode: currency });
  });
});
