import { describe, expect, it } from "vitest";
import { invoiceCases, sampleInvoicedOrder } from "../../../tests/support/sample-invoice-orders";
import { toInvoiceAmounts } from "./to-invoice-amounts";

const texts = { language: "en", discount: "Discount", delivery: "Delivery", fee: "Fee" };
const sum = (parts: readonly { readonly cents: number }[]) =>
  parts.reduce((total, { cents }) => total + cents, 0);

function toAmounts(name: keyof typeof invoiceCases) {
  const order = sampleInvoicedOrder(invoiceCases[name]);
  const amounts = toInvoiceAmounts(order, texts);
  if (!amounts) throw new Error("No amounts");
  return { order, amounts };
}

describe.each(Object.keys(invoiceCases) as (keyof typeof invoiceCases)[])(
  "the amounts of the case %s",
  (name) => {
    const { order, amounts } = toAmounts(name);
    const { totals, taxes, lines, allowances, charges } = amounts;

    it("are the order's own to the cent: net, VAT of each rate, total", () => {
      expect(totals.netCents).toBe(order.totalNet?.centAmount);
      expect(totals.grossCents).toBe(order.total.centAmount);
      const portions = order.taxPortions.map(({ ratePermyriad, amount }) => [
        ratePermyriad,
        amount.centAmount,
      ]);
      expect(taxes.map((tax) => [tax.ratePermyriad, tax.taxCents])).toEqual(
        order.isNet ? [[0, 0]] : portions,
      );
    });

    it("add up: lines, allowances and charges to each breakdown, and breakdowns to the total", () => {
      for (const { category, ratePermyriad, taxableCents } of taxes) {
        const own = (parts: readonly { vat: { category: string; ratePermyriad: number }; cents: number }[]) =>
          sum(parts.filter(({ vat }) => vat.category === category && vat.ratePermyriad === ratePermyriad));
        expect(own(lines) + own(charges) - own(allowances)).toBe(taxableCents);
      }
      const taxable = taxes.reduce((total, tax) => total + tax.taxableCents, 0);
      expect([taxable, sum(lines) - sum(allowances) + sum(charges)]).toEqual([
        totals.netCents,
        totals.netCents,
      ]);
    });

    it("have lines whose pieces times price, less allowances, is the line's amount", () => {
      for (const line of lines) {
        const cents = line.pieces * Number(line.price) * 100 - sum(line.allowances);
        expect(Math.abs(cents - line.cents)).toBeLessThan(0.01);
      }
    });
  },
);

describe("the amounts of an invoice", () => {
  it("state a domestic sale at its rate, with delivery and fee as charges", () => {
    const { amounts } = toAmounts("domestic");
    expect(amounts.taxes).toEqual([
      { category: "S", ratePermyriad: 1900, taxableCents: 30_334, taxCents: 5_764 },
    ]);
    expect(amounts.charges.map(({ reason, code, cents }) => [reason, code, cents])).toEqual([
      ["Delivery", "FC", 587],
      ["Fee", "ADR", 420],
    ]);
    expect(amounts.totals).toMatchObject({ grossCents: 36_098, paidCents: 0, dueCents: 36_098 });
  });

  it("exempt an intra-Community supply, and charge its net only", () => {
    const { order, amounts } = toAmounts("intra-Community");
    expect(amounts.taxes).toEqual([
      { category: "K", ratePermyriad: 0, taxableCents: order.total.centAmount, taxCents: 0 },
    ]);
    expect(amounts.totals).toMatchObject({ taxCents: 0, dueCents: 0, paidCents: order.total.centAmount });
  });

  it("split a discount on the order by rate, and list a line's own discount at the line", () => {
    const swiss = toAmounts("Switzerland").amounts.allowances;
    expect(swiss.map(({ vat }) => vat.ratePermyriad)).toEqual([810, 260]);
    const { lines, allowances } = toAmounts("discount").amounts;
    expect(lines.map((line) => line.allowances.length)).toEqual([1, 0, 1]);
    expect(allowances).toMatchObject([{ reason: "Discount", code: "95" }]);
  });

  it("are missing for an order in a currency that the standard no longer knows", () => {
    const order = sampleInvoicedOrder({ ...invoiceCases.domestic, currency: "BGN" });
    expect(toInvoiceAmounts(order, texts)).toBeNull();
  });

  it("are missing for an order without VAT", () => {
    const order = sampleInvoicedOrder({ ...invoiceCases.domestic, change: { taxPortions: [] } });
    expect(toInvoiceAmounts(order, texts)).toBeNull();
  });
});
