import { expect, it } from "vitest";
import { sampleCart, sampleLine } from "../../../tests/support/sample-cart";
import { money } from "../../foundation/money";
import { compareCarts } from "./compare-carts";

it("reports removed lines and changed quantities", () => {
  const unchanged = sampleLine({ id: "kept" });
  const gone = sampleLine({ id: "gone" });
  const shown = sampleCart({ lines: [unchanged, gone, sampleLine({ id: "more", quantity: 5 })] });
  const less = sampleLine({ id: "more", quantity: 3 });
  const actual = sampleCart({ lines: [unchanged, less, sampleLine({ id: "new" })] });
  expect(compareCarts(shown, actual)).toEqual([
    { kind: "line-left", line: gone },
    { kind: "line-changed", line: less },
  ]);
});

it("reports a changed price of a piece, without discounts", () => {
  const line = sampleLine({ id: "dearer" });
  const dearer = { ...line, listPrice: money(12000, "EUR") };
  const discounted = { ...line, unitPrice: money(9000, "EUR") };
  expect(compareCarts(sampleCart({ lines: [line] }), sampleCart({ lines: [dearer] }))).toEqual([
    { kind: "price-changed", line: dearer },
  ]);
  expect(compareCarts(sampleCart({ lines: [line] }), sampleCart({ lines: [discounted] }))).toEqual([]);
});

it("reports codes that no longer apply", () => {
  const code = { id: "code-1", code: "IRONHALL10", state: "MatchesCart" } as const;
  const waiting = { ...code, state: "DoesNotMatchCart" } as const;
  const left = [{ kind: "coupon-left", code: "IRONHALL10" }];
  const counted = sampleCart({ discountCodes: [code] });
  expect(compareCarts(counted, sampleCart())).toEqual(left);
  expect(compareCarts(counted, sampleCart({ discountCodes: [waiting] }))).toEqual(left);
  expect(compareCarts(counted, counted)).toEqual([]);
  expect(compareCarts(sampleCart({ discountCodes: [waiting] }), sampleCart())).toEqual([]);
});
