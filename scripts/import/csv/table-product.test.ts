import { describe, expect, it } from "vitest";
import { parsePrices } from "./table-product.ts";

const findGroup = (key: string) => ({ typeId: "customer-group", key });

describe("the prices of a cell", () => {
  it("are amounts in minor units with country, group, channel and validity", () => {
    expect(parsePrices("DE-EUR 15000 trade#showroom;EUR 900", findGroup)).toEqual([
      {
        value: { currencyCode: "EUR", centAmount: 15000 },
        country: "DE",
        customerGroup: { typeId: "customer-group", key: "trade" },
        channel: { typeId: "channel", key: "showroom" },
      },
      { value: { currencyCode: "EUR", centAmount: 900 } },
    ]);
    expect(parsePrices("CH-CHF 990#shop$2026-01-01~2026-06-30T22:00:00Z", findGroup)).toEqual([
      {
        value: { currencyCode: "CHF", centAmount: 990 },
        country: "CH",
        channel: { typeId: "channel", key: "shop" },
        validFrom: "2026-01-01T00:00:00.000Z",
        validUntil: "2026-06-30T22:00:00.000Z",
      },
    ]);
    expect(parsePrices("USD 5 Friends of the house", findGroup)[0]?.customerGroup).toMatchObject({
      key: "Friends of the house",
    });
  });

  it.each(["EUR 12.50", "12 EUR", "EUR", "de-EUR 5", "EUR 5|4", "EUR 5$yesterday"])("are not %s", (cell) => {
    expect(() => parsePrices(cell, findGroup)).toThrow(/is not a (price|date)/);
  });

  it("are refused when negative, and in an unknown currency", () => {
    expect(() => parsePrices("EUR -1", findGroup)).toThrow('"EUR -1": a price is not negative');
    expect(() => parsePrices("ZZZ 100", findGroup)).toThrow("there is no currency ZZZ");
  });
});
