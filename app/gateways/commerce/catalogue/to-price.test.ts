import { describe, expect, it } from "vitest";
import { toPrice } from "./to-price";

const nowMs = Date.parse("2026-11-21T12:00:00Z");

function rawPrice(centAmount: number, discounted: number | null, lowest: number | null) {
  return {
    value: { centAmount },
    validUntil: null,
    discounted:
      discounted === null
        ? null
        : {
            value: { centAmount: discounted },
            discount: { validFrom: "2026-11-01T00:00:00.000Z", validUntil: "2026-12-01T00:00:00.000Z" },
          },
    custom:
      lowest === null
        ? null
        : { customFieldsRaw: [{ name: "lowestPriceLast30Days", value: { centAmount: lowest } }] },
  };
}

describe("a reduced price (Dir. 98/6 Art. 6a)", () => {
  it("is shown against the lowest price of the 30 days before, not against the list price", () => {
    expect(toPrice(rawPrice(200_00, 150_00, 180_00), null, "EUR", nowMs)).toEqual({
      value: { centAmount: 150_00, currency: "EUR" },
      reduction: {
        before: { centAmount: 180_00, currency: "EUR" },
        permyriad: 1667,
        validFrom: "2026-11-01T00:00:00.000Z",
        validUntil: "2026-12-01T00:00:00.000Z",
      },
      changesAt: "2026-12-01T00:00:00.000Z",
    });
  });

  it.each([
    ["no reduction runs", rawPrice(200_00, null, 150_00), 200_00],
    ["no earlier price is recorded", rawPrice(200_00, 150_00, null), 150_00],
    ["the earlier price was not higher", rawPrice(200_00, 150_00, 150_00), 150_00],
  ])("is not claimed when %s", (_case, raw, cents) => {
    expect(toPrice(raw, null, "EUR", nowMs)).toMatchObject({
      value: { centAmount: cents, currency: "EUR" },
      reduction: null,
    });
  });
});

describe("the next change of a price", () => {
  const plain = rawPrice(200_00, null, null);
  const ends = { ...plain, validUntil: "2026-11-25T00:00:00.000Z" };

  it.each([
    ["none is known", plain, null, null],
    ["it ends", ends, null, "2026-11-25T00:00:00.000Z"],
    ["its reduction ends, claimed or not", rawPrice(200_00, 150_00, null), null, "2026-12-01T00:00:00.000Z"],
    ["another begins", ends, { validFrom: "2026-11-21T12:10:00Z" }, "2026-11-21T12:10:00.000Z"],
    ["that which holds soon holds already", plain, { validFrom: "2026-11-01T00:00:00Z" }, null],
    ["that which holds soon never began", plain, { validFrom: null }, null],
  ])("when %s", (_case, raw, soon, changesAt) => {
    expect(toPrice(raw, soon, "EUR", nowMs).changesAt).toBe(changesAt);
  });
});
