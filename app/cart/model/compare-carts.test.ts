import { expect, it } from "vitest";
import { sampleCart, sampleLine } from "../../../tests/support/sample-cart";
import { compareCarts } from "./compare-carts";

it("tells lines that left and quantities that are other than shown", () => {
  const kept = sampleLine({ id: "kept" });
  const gone = sampleLine({ id: "gone" });
  const shown = sampleCart({ lines: [kept, gone, sampleLine({ id: "more", quantity: 5 })] });
  const less = sampleLine({ id: "more", quantity: 3 });
  const actual = sampleCart({ lines: [kept, less, sampleLine({ id: "new" })] });
  expect(compareCarts(shown, actual)).toEqual([
    { kind: "line-left", line: gone },
    { kind: "line-changed", line: less },
  ]);
});
