import { describe, expect, it } from "vitest";
import { money } from "../../foundation/money";
import { toCreditExample } from "./credit-example";

const terms = { amount: 100_000, months: 12, rate: 1190, monthlyFee: 0 };

describe("a representative example", () => {
  it("has instalment, total and annual percentage rate of the lender's terms", () => {
    expect(toCreditExample(terms, "EUR")).toEqual({
      amount: money(100_000, "EUR"),
      months: 12,
      ratePermyriad: 1190,
      fees: money(0, "EUR"),
      aprPermyriad: 1257,
      instalment: money(8880, "EUR"),
      total: money(106_560, "EUR"),
    });
  });

  it("counts charges in instalment, total and rate", () => {
    const { instalment, total, aprPermyriad } = toCreditExample({ ...terms, monthlyFee: 299 }, "EUR");
    expect([instalment.centAmount, total.centAmount]).toEqual([9179, 110_148]);
    expect(aprPermyriad).toBeGreaterThan(1900);
  });

  it("without interest and charges costs nothing", () => {
    expect(toCreditExample({ ...terms, months: 10, rate: 0 }, "EUR")).toMatchObject({
      aprPermyriad: 0,
      total: money(100_000, "EUR"),
    });
  });
});
