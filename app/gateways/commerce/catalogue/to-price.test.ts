import { describe, expect, it } from "vitest";
import { toPrice } from "./to-price";

function rawPrice(centAmount: number, discounted: number | null, lowest: number | null) {
  return {
    value: { centAmount },
    discounted:
      discounted === null
        ? null
        : { value: { centAmount: discounted }, discount: { validUntil: "2026-12-01T00:00:00.000Z" } },
    custom:
      lowest === null
        ? null
        : { customFieldsRaw: [{ name: "lowestPriceLast30Days", value: { centAmount: lowest } }] },
  };
}

describe("a reduced price (Dir. 98/6 Art. 6a)", () => {
  it("is told against the lowest price of the 30 days before, not against the list price", () => {
    expect(toPrice(rawPrice(200_00, 150_00, 180_00), "EUR")).toEqual({
      value: { centAmount: 150_00, currency: "EUR" },
      reduction: {
        before: { centAmount: 180_00, currency: "EUR" },
        permyriad: 1667,
        validUntil: "2026-12-01T00:00:00.000Z",
      },
    });
  });

  it.each([
    ["no reduction runs", rawPrice(200_00, null, 150_00), 200_00],
    ["no earlier price is recorded", rawPrice(200_00, 150_00, null), 150_00],
    ["the earlier price was not higher", rawPrice(200_00, 150_00, 150_00), 150_00],
  ])("is not claimed when %s", (_case, raw, cents) => {
    expect(toPrice(raw, "EUR")).toEqual({ value: { centAmount: cents, currency: "EUR" }, reduction: null });
  });
});
