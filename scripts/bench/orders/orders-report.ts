import type { BuyingFigures } from "./measure-buyers.ts";

export type OrdersReport = {
  readonly date: string;
  readonly shop: BuyingFigures;
  readonly direct: BuyingFigures;
  readonly shopAlone: BuyingFigures;
  readonly directAlone: BuyingFigures;
};

/** Renders docs/order-figures.md. */
export function toOrdersMarkdown(report: OrdersReport): string {
  const row = (step: string, own: BuyingFigures, least: BuyingFigures, read: (of: BuyingFigures) => number) =>
    `| ${step} | ${read(own).toFixed(0)} | ${read(least).toFixed(0)} | ${(read(own) / read(least)).toFixed(2)} |`;
  const { date, shop, direct, shopAlone, directAlone } = report;
  return [
    "# Buying under load",
    "",
    `Run on ${date} with \`npm run bench -- --orders\`. Guests put one thing into a new cart, give an address and order by bank transfer: through the`,
    "shop's middleware and its rooms, beside somebody who asks the same embedded platform itself with as few requests as an order needs. One",
    "machine, one run; ratios carry over to other machines, absolute figures do not.",
    "",
    "| median, ms | shop | direct | ratio |",
    "|---|---|---|---|",
    row("first addition, 32 at once", shop, direct, ({ addMs }) => addMs),
    row("address, 32 at once", shop, direct, ({ addressMs }) => addressMs),
    row("order, 32 at once", shop, direct, ({ orderMs }) => orderMs),
    row("first addition, alone", shopAlone, directAlone, ({ addMs }) => addMs),
    row("address, alone", shopAlone, directAlone, ({ addressMs }) => addressMs),
    row("order, alone", shopAlone, directAlone, ({ orderMs }) => orderMs),
    "",
    "- The shop asks the platform three times for a first addition (cart, stock, update; direct: once) and five times for an order (prices and",
    "  method, stock, payment, update with payment and reservation, order; direct: three times). That is about half of an addition's time alone; the",
    "  other half is the making of two rooms with their databases.",
    "- With 32 at once everything waits for one process that runs shop, rooms, platform and databases: medians there are work, not waiting.",
    "",
  ].join("\n");
}
