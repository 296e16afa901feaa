import { describe, expect, it } from "vitest";
import { parseOrderLines } from "./parse-order-lines";

const read = (list: string) =>
  parseOrderLines(list).map(({ articles, quantity }) => [articles[0] ?? null, quantity]);

describe("a line of an order", () => {
  it.each([
    ["EX10012874;3", 3],
    ["EX10012874\t3", 3],
    ["EX10012874,3", 3],
    ["EX10012874 | 3", 3],
    ["EX10012874 3", 3],
    ["  ex10012874   3 ", 3],
    ["EX 10012874 3", 3],
    ["EX-10012874;3", 3],
    ['"EX10012874";"3"', 3],
    ["3 x EX10012874", 3],
    ["3x EX10012874", 3],
    ["EX10012874 x3", 3],
    ["EX10012874 × 3", 3],
    ["3 EX10012874", 3],
    ["10012874 3", 3],
    ["3;10012874", 3],
    ["1;EX10012874;3", 3],
    ["EX10012874;Mixer 20 l;3", 3],
    ["3 EX10012874 Mixer 20", 3],
    ["EX10012874;3,0", 3],
    ["EX10012874", 1],
    ["10012874;", 1],
    ["EX10012874;3 Stk", 3],
    ["EX10012874;3x", 3],
    ["EX10012874\t3 Stück", 3],
    ["3 Stk. EX10012874", 3],
    ["3pcs EX10012874", 3],
    ["EX10012874 3 szt.", 3],
    ["EX10012874;3 бр.", 3],
    ["EX10012874;x 3", 3],
  ])("reads %j", (line, quantity) => {
    expect(read(line)).toEqual([["EX10012874", quantity]]);
  });

  it.each(["EX10012874;0", "EX10012874;-2", "EX10012874;2.5", "EX10012874;many", "EX10012874 1.000"])(
    "requires a whole number from 1: %j",
    (line) => {
      expect(read(line)).toEqual([["EX10012874", null]]);
    },
  );

  it("reads eight digits as the shop's number before an EAN, and recognises longer EANs", () => {
    expect(parseOrderLines("10012874 2")[0]?.articles).toEqual(["EX10012874", "10012874"]);
    expect(read("4260123456789;5")).toEqual([["4260123456789", 5]]);
    expect(read("4 260123 456789;5")).toEqual([["4260123456789", 5]]);
  });

  it.each([
    ["FS-WT-200;2", "FS-WT-200", 2],
    ["2 Stk FS-WT-200", "FS-WT-200", 2],
    ["10x fs-wt-200", "fs-wt-200", 10],
  ])("reads a manufacturer's model as it is written: %j", (line, model, quantity) => {
    const [parsed] = parseOrderLines(line);
    expect([parsed?.articles.includes(model), parsed?.quantity]).toEqual([true, quantity]);
  });

  it("also returns numbers of other forms unchanged", () => {
    expect(parseOrderLines("abc-1234.5;2")[0]?.articles).toEqual(["ABC12345", "abc-1234.5"]);
  });

  it("reports a line without anything like a number", () => {
    expect(read("hammer")).toEqual([[null, null]]);
    expect(read("3;ABC")).toEqual([[null, 3]]);
  });
});

describe("a list", () => {
  it("leaves out headings and empty lines, and counts them", () => {
    const lines = parseOrderLines("\uFEFFArtikelnummer;Menge\r\n\r\nEX10012874;2\rEX10012875;1\n");
    expect(lines.map(({ number, text }) => [number, text])).toEqual([
      [3, "EX10012874;2"],
      [4, "EX10012875;1"],
    ]);
  });
});

describe("a customer's own number", () => {
  const own = new Map([["W17", "EX10010000"]]);

  it("comes before the shop's, in any spelling and order", () => {
    for (const text of ["W-17;3", "3 x w17", "3\tw 17"])
      expect(parseOrderLines(text, own).map(({ articles, quantity }) => [articles[0], quantity])).toEqual([
        ["EX10010000", 3],
      ]);
    expect(parseOrderLines("EX10012874;w17", own)[0]?.articles[0]).toBe("EX10010000");
  });

  it("without a list of own numbers is like any other", () => {
    expect(parseOrderLines("w17;3")[0]?.articles).toEqual([]);
  });
});
