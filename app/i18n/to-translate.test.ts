import { describe, expect, it, vi } from "vitest";
import { toTranslate } from "./to-translate";

const slovak = {
  cart: {
    pieces: { one: "{{count}} kus", few: "{{count}} kusy", other: "{{count}} kusov" },
    hello: "Ahoj {{name}}",
  },
};
const english = { cart: { only: "Only English" } };

function build(reportMissing = vi.fn()) {
  return toTranslate({
    locale: "sk-SK",
    tables: [
      ["sk", slovak],
      ["en", english],
    ],
    reportMissing,
  });
}

describe("toTranslate", () => {
  it("puts values into a message", () => expect(build()("cart.hello", { name: "Eva" })).toBe("Ahoj Eva"));

  it("chooses the plural form of the language", () => {
    expect(build().plural("cart.pieces", 1)).toBe("1 kus");
    expect(build().plural("cart.pieces", 3)).toBe("3 kusy");
    expect(build().plural("cart.pieces", 1200)).toBe("1\u00a0200 kusov");
  });

  it("falls back to the next language", () => expect(build()("cart.only")).toBe("Only English"));

  it("shows the last segment of a key that no language has, and reports it", () => {
    const report = vi.fn();
    expect(build(report)("cart.none.here")).toBe("here");
    expect(report).toHaveBeenCalledWith("cart.none.here");
  });
});
