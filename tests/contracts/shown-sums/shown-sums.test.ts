import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCartViewContext } from "../../../app/cart/ui/cart-view-context.ts";
import { toCartView } from "../../../app/cart/ui/to-cart-view.ts";
import { getCountry } from "../../../app/countries/model/country-table.ts";
import { toCart, toItemTaxRates, toOrder } from "../../../app/gateways/commerce/carts/to-cart.ts";
import { createTranslate } from "../../../app/i18n/create-translate.ts";
import { listDuties } from "../../../app/law/model/duties.ts";
import { composeOrderConfirmation } from "../../../app/mail/compose-order-confirmation.ts";
import { toOrderMail } from "../../../app/mail/order-mail.ts";
import type { CustomerOrder } from "../../../app/orders/model/customer-order.ts";
import type { Order } from "../../../app/orders/model/order.ts";
import { toAccountPaths } from "../../../app/orders/model/order-paths.ts";
import { toInvoiceAmounts } from "../../../app/orders/model/to-invoice-amounts.ts";
import { toInvoiceView } from "../../../app/orders/ui/to-invoice-view.ts";
import { toOrderPageView } from "../../../app/orders/ui/to-order-page-view.ts";
import { toOrderView } from "../../../app/orders/ui/to-order-view.ts";
import { type Sale, sale, sell, toOrderAnswer } from "./sell.ts";

/** Every amount that a shopper sees, in cents. */
type Shown = {
  readonly lines: readonly {
    readonly pieces: number;
    readonly unit: number;
    readonly off: readonly number[];
    readonly total: number;
  }[];
  /** The first is the sum of the lines. */
  readonly rows: readonly number[];
  readonly total: number;
};

const translate = createTranslate("de-AT");
const { timeZone } = getCountry("AT");
const context = createCartViewContext(translate, {
  offers: [],
  maxLineQuantity: 1000,
  lowStock: { highCents: 0, lowCents: 0 },
  timeZone,
  now: "2026-11-21T12:00:00.000Z",
});
const words = {
  documents: new Map(),
  toPaths: (number: string) => toAccountPaths("", number),
  translate,
  prefix: "",
  timeZone,
  frame: { title: "", welcome: "", places: [] },
  view: context,
  bank: null,
  withdrawal: null,
  contactPage: null,
  toTracking: () => null,
  formKey: "key",
  seller: { lines: ["Ironhall"], domain: "www.ironhall.at", vatNumber: null },
} as unknown as Parameters<typeof toOrderPageView>[1] & Parameters<typeof toInvoiceView>[1];

function toCents(text: string): number {
  if (text === translate("cart.shipping.free")) return 0;
  const sign = /[-−]/.test(text) ? -1 : 1;
  return sign * Number(text.replaceAll(/\D/g, ""));
}

const toAmounts = (rows: readonly { readonly amount: string }[]) => rows.map(({ amount }) => toCents(amount));
const toValues = (rows: readonly { readonly value: string }[]) => rows.map(({ value }) => toCents(value));

/** Parses `3 × € 299,00`, then `Mengenrabatt: -€ 44,85`. */
function readDetails(details: readonly string[], total: string): Shown["lines"][number] {
  const amounts = details.filter((text) => text.includes("€"));
  const [first = "", ...off] = amounts;
  const [pieces = "", unit = ""] = first.split(" × ");
  return {
    pieces: Number(pieces),
    unit: toCents(unit),
    off: off.map((text) => toCents(text.slice(text.lastIndexOf(": ")))),
    total: toCents(total),
  };
}

function readCart(given: Sale): Shown {
  const view = toCartView(toCart(sell(given)), context);
  return {
    lines: view.lines.map(({ quantity, unitPrice, discounts, total }) => ({
      pieces: quantity,
      unit: toCents(unitPrice),
      off: toAmounts(discounts),
      total: toCents(total),
    })),
    rows: toAmounts(view.rows),
    total: toCents(view.total),
  };
}

function placeOrder(given: Sale): CustomerOrder {
  const answer = toOrderAnswer(sell(given));
  const order: Order | null = toOrder(answer);
  if (!order) throw new Error("The order lacks its number or address");
  const invoice = { number: "R-1", date: order.createdAt };
  return {
    ...order,
    version: 1,
    shipmentState: null,
    customLines: [],
    deliveries: [],
    returns: [],
    returnShipments: [],
    taxRates: toItemTaxRates(answer),
    eInvoiceDelivery: null,
    invoice,
  };
}

function readThankYou(given: Sale): Shown {
  const { lines, rows, total } = toOrderView(
    placeOrder(given),
    { bank: null, code: null, timeZone },
    context,
  );
  return {
    lines: lines.map((line) => ({
      pieces: line.quantity,
      unit: toCents(line.unitPrice),
      off: toAmounts(line.discounts),
      total: toCents(line.total),
    })),
    rows: toAmounts(rows),
    total: toCents(total),
  };
}

function readOrderPage(given: Sale): Shown {
  const { lines } = toOrderPageView(placeOrder(given), words);
  return {
    lines: lines.list.map(({ details, total }) => readDetails(details, total)),
    rows: toValues(lines.rows),
    total: toCents(lines.total.value),
  };
}

function readMail(given: Sale): Shown {
  const pages = { terms: null, withdrawal: null };
  const country = getCountry("AT");
  const mail = toOrderMail(
    {
      country,
      locale: "de-AT",
      translate,
      duties: listDuties(country, "2026-11-30"),
      origin: "https://www.ironhall.at",
      pages,
    },
    { order: placeOrder(given), bank: null, offers: [], documents: new Map() },
  );
  const { blocks } = composeOrderConfirmation(mail);
  const lines = blocks.flatMap((block) => (block.type === "lines" ? block.lines : []));
  const [totals] = blocks.flatMap((block) => (block.type === "totals" ? [block] : []));
  return {
    lines: lines.map(({ details, amount }) => readDetails(details, amount)),
    rows: toValues(totals?.rows ?? []),
    total: toCents(totals?.total.value ?? ""),
  };
}

function readInvoice(given: Sale): Shown {
  const view = toInvoiceView(placeOrder(given), words);
  if (!view) throw new Error("No invoice");
  const net = view.sums.findIndex(({ label }) => label === translate("cart.totals.net"));
  const rows = net < 0 ? view.sums : view.sums.slice(0, net);
  const taxes = net < 0 ? [] : toValues(view.sums.slice(net));
  const total = toCents(view.total.value);
  if (taxes.length > 0) expect(sum(taxes)).toBe(total);
  return {
    lines: view.rows.map(({ quantity, price, details, amount }) => ({
      pieces: Number(quantity),
      unit: toCents(price),
      off: readDetails(["1 × € 0", ...details], "0").off,
      total: toCents(amount),
    })),
    rows: toValues(rows),
    total,
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + amount, 0);
}

describe("the amounts that a shopper sees add up to the cent, with tiers, codes, gifts, guarantees, fees and net of VAT", () => {
  it.each([
    ["in the cart, the drawer and the checkout", readCart],
    ["on the thank-you page", readThankYou],
    ["on the order's page", readOrderPage],
    ["in the order mail", readMail],
    ["on the invoice", readInvoice],
  ])("%s", (_, read) => {
    fc.assert(
      fc.property(sale, (given) => {
        const { lines, rows, total } = read(given);
        for (const { pieces, unit, off, total: ofLine } of lines) {
          expect(pieces * unit + sum(off)).toBe(ofLine);
        }
        expect(rows[0]).toBe(sum(lines.map((line) => line.total)));
        expect(sum(rows)).toBe(total);
        expect(lines.length).toBeGreaterThan(0);
      }),
    );
  });

  it("shows the same total and the same lines everywhere", () => {
    fc.assert(
      fc.property(sale, (given) => {
        const cart = readCart(given);
        for (const read of [readThankYou, readOrderPage, readMail, readInvoice]) {
          const shown = read(given);
          expect(shown.total).toBe(cart.total);
          expect(shown.rows).toEqual(cart.rows);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe("the amounts of the electronic invoice", () => {
  const texts = { language: "de", discount: "Rabatt", delivery: "Lieferung", fee: "Gebühr" };
  const count = (parts: readonly { readonly cents: number }[]) => sum(parts.map(({ cents }) => cents));

  it("are the order's net, VAT and total to the cent, and add up", () => {
    fc.assert(
      fc.property(sale, (given) => {
        const order = placeOrder(given);
        const invoice = toInvoiceAmounts(order, texts);
        if (!invoice) return expect(order.taxPortions).toEqual([]);
        const { lines, allowances, charges, taxes, totals } = invoice;
        expect(totals.netCents).toBe(order.totalNet?.centAmount);
        expect(totals.grossCents).toBe(order.total.centAmount);
        expect(count(lines) - count(allowances) + count(charges)).toBe(totals.netCents);
        expect(sum(taxes.map(({ taxableCents }) => taxableCents))).toBe(totals.netCents);
        expect(totals.taxCents).toBe(
          order.isNet ? 0 : sum(order.taxPortions.map(({ amount }) => amount.centAmount)),
        );
        for (const { taxableCents, taxCents, ratePermyriad } of taxes)
          expect(Math.abs((taxableCents * ratePermyriad) / 10_000 - taxCents)).toBeLessThan(100);
      }),
    );
  });

  it("have lines whose pieces times price, less allowances, is the line's amount, and no negative price", () => {
    fc.assert(
      fc.property(sale, (given) => {
        for (const line of toInvoiceAmounts(placeOrder(given), texts)?.lines ?? []) {
          expect(
            Math.abs(line.pieces * Number(line.price) * 100 - count(line.allowances) - line.cents),
          ).toBeLessThan(1);
          expect(Number(line.price)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
