import { describe, expect, it } from "vitest";
import { money } from "../../foundation/money";
import { findTier, readFrom, toPercent, toVolumeTiers, type VolumeDiscount } from "./volume-discount";

function discount(from: number, permyriad: number): VolumeDiscount {
  const predicate = `quantity >= ${from}`;
  return {
    id: `d${from}`,
    key: null,
    group: "volume_discount_default",
    sortOrder: "0.1",
    permyriad,
    from,
    predicate,
  };
}

/** Specification, section 9. */
const discounts = [discount(3, 500), discount(5, 1000), discount(10, 1500)];

describe("volume prices", () => {
  const tiers = toVolumeTiers(money(74_900, "EUR"), discounts);

  it("are a table of 3, 5 and 10 pieces at 5, 10 and 15 per cent less", () =>
    expect(tiers.map(({ from, permyriad, price }) => [from, toPercent(permyriad), price.centAmount])).toEqual(
      [
        [3, 5, 71_155],
        [5, 10, 67_410],
        [10, 15, 63_665],
      ],
    ));

  it.each([
    [1, undefined],
    [2, undefined],
    [3, 71_155],
    [4, 71_155],
    [5, 67_410],
    [9, 67_410],
    [10, 63_665],
    [100, 63_665],
  ])("%i pieces cost %s each", (quantity, cents) =>
    expect(findTier(tiers, quantity)?.price.centAmount).toBe(cents),
  );

  it("round halves to the even cent, as the platform does", () =>
    expect(
      toVolumeTiers(money(1010, "EUR"), [discount(3, 500), discount(5, 1500)]).map(
        ({ price }) => price.centAmount,
      ),
    ).toEqual([960, 858]));

  it("are sorted by quantity, each quantity once", () =>
    expect(
      toVolumeTiers(money(1000, "EUR"), [discount(5, 1000), discount(3, 500), discount(5, 1200)]).map(
        ({ from, permyriad }) => [from, permyriad],
      ),
    ).toEqual([
      [3, 500],
      [5, 1200],
    ]));
});

it.each([
  ['attributes.volumeDiscountGroup = "volume_discount_default" and quantity >= 3 and quantity < 5', 3],
  ["quantity >= 10", 10],
  ["quantity>=5", 5],
  ["quantity > 5", null],
  ["quantity >= 1", null],
  ["1 = 1", null],
])("the minimum quantity of %s is %s", (predicate, from) => expect(readFrom(predicate)).toBe(from));
