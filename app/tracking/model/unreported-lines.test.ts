import { describe, expect, it } from "vitest";
import { parseUnreported, toUnreportedCookie, type UnreportedLine } from "./unreported-lines";

const line = (sku: string, quantityDelta = 1): UnreportedLine => ({
  cartId: "76a4c1de-0000-4000-8000-000000000000",
  action: "added",
  sku,
  quantityDelta,
});
const write = (lines: readonly UnreportedLine[], cookies = "", id = "1") => {
  const cookie = toUnreportedCookie(lines, cookies, id);
  return cookie && `${cookie.name}=${cookie.value}`;
};

describe("cart changes of a form, for the next page", () => {
  it("are read as they were written, of several carts and responses", () => {
    const lines: readonly UnreportedLine[] = [
      line("EX10010000", 3),
      { ...line("A/B:C;d é", -2), action: "removed" },
      { ...line("EX2"), action: "changed", cartId: "another" },
    ];
    const first = write(lines);
    expect(first).toMatch(/^untold-1=[\w%:/!*'().~-]+$/);
    const second = write([line("EX3")], `session=x; ${first}`, "2");
    expect([...parseUnreported(`a=b; ${first}; ${second}; untold=x`)]).toEqual([
      ["untold-1", lines],
      ["untold-2", [line("EX3")]],
    ]);
  });

  it("contain at most one order of two hundred lines, even when many responses are never read", () => {
    const lines = Array.from({ length: 200 }, (_, index) => line(`EX${10_000_000 + index}`, 5000));
    const full = write(lines) ?? "";
    expect(parseUnreported(full).get("untold-1")).toEqual(lines);
    expect(full.length).toBeLessThan(4000);
    const rest = write(lines, full, "2");
    expect((rest?.length ?? 0) + full.length).toBeLessThan(4000);
    expect(write(lines, [full, rest, write(lines, "", "3")].join("; "), "4")).toBeNull();
  });

  it("are empty when the cookie is not the shop's", () => {
    for (const value of ["", "x", "aEX1:2", "cart/aEX1:0", "cart/aEX1:many", "cart/qEX1:2", "%E0/aEX1:2"])
      expect(parseUnreported(`untold-1=${value}`).get("untold-1"), value).toEqual([]);
  });
});
