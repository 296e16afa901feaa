import { chooseText, type ItemTaxRate } from "../../cart/model/cart";
import { type DiscountShare, toCartMoney, toLineMoney } from "../../cart/model/cart-money";
import { toProductNumber } from "../../catalogue/model/product-number";
import { roundHalfEven } from "../../foundation/money";
import type { CustomerOrder } from "./customer-order";
import {
  type EInvoice,
  type EInvoiceAdjustment,
  type EInvoiceLine,
  type EInvoiceTax,
  type EInvoiceVat,
  hasEInvoice,
} from "./e-invoice";

type InvoiceAmounts = Pick<EInvoice, "lines" | "allowances" | "charges" | "taxes" | "totals">;

/** Texts in the language of the invoice. */
export type AmountTexts = {
  readonly language: string;
  readonly discount: string;
  readonly delivery: string;
  readonly fee: string;
};

/** A part of the order; amounts are gross, as the order states them, and negative for a discount. */
type Item = { readonly grossCents: number; readonly permyriad: number } & (
  | { readonly kind: "line"; readonly line: CustomerOrder["lines"][number] }
  | { readonly kind: "charge" | "discount"; readonly reason: string; readonly code: string }
);

type NetItem = Item & { readonly at: number; readonly netCents: number };

/** UNTDID 5189: discount. */
const discountCode = "95";
/** UNTDID 7161: freight service, other services. */
const [freightCode, serviceCode] = ["FC", "ADR"] as const;

/**
 * Derives the net amounts of an order, whose prices are gross. The VAT of each rate is the order's own, and its net is
 * what remains of the order's gross, so every sum equals the order's to the cent. What rounding leaves of a rate is
 * added to its largest line.
 *
 * @returns null if the order can have no electronic invoice
 */
export function toInvoiceAmounts(order: CustomerOrder, texts: AmountTexts): InvoiceAmounts | null {
  if (!hasEInvoice(order)) return null;
  const sold = listSold(order, texts);
  const items = [...sold, ...listDiscounts(order, sold, texts)].map((item, at) => ({ ...item, at }));
  const groups = [...Map.groupBy(items, ({ permyriad }) => permyriad)].map(([permyriad, own]) => {
    const taxCents = countTax(order, permyriad);
    const netCents = sum(own.map(({ grossCents }) => grossCents)) - taxCents;
    return { permyriad, taxCents, netCents, items: toNetItems(own, netCents) };
  });
  const net = groups.flatMap((group) => group.items).toSorted((one, other) => one.at - other.at);
  const toAdjustments = (kind: "charge" | "discount") =>
    net.flatMap((item) => toAdjustment(item, kind, order));
  const lines = net.flatMap((item) => (item.kind === "line" ? [item] : []));
  const parts = {
    lines: lines.map((item, at) => toLine(item, at, order, texts)),
    allowances: toAdjustments("discount"),
    charges: toAdjustments("charge"),
    taxes: toTaxes(order, groups),
  };
  return { ...parts, totals: toTotals(order, parts) };
}

/** Lists lines, delivery and fees. */
function listSold(order: CustomerOrder, { language, delivery, fee }: AmountTexts): readonly Item[] {
  const { delivery: shipping, codFee, fees } = toCartMoney(order);
  const listed = new Set(fees.map(({ id }) => id));
  const codId = order.taxRates.find(({ item, id }) => item === "fee" && !listed.has(id))?.id ?? "";
  const charge = (
    reason: string,
    code: string,
    grossCents: number,
    item: ItemTaxRate["item"],
    id: string,
  ) => ({
    ...{ kind: "charge" as const, reason, code, grossCents },
    permyriad: findRate(order, item, id),
  });
  const lines = order.lines.map((line) => ({
    ...{ kind: "line" as const, line, grossCents: line.total.centAmount },
    permyriad: findRate(order, "line", line.id),
  }));
  const charges = [
    ...(shipping ? [charge(delivery, freightCode, shipping.price.centAmount, "shipping", "")] : []),
    ...(codFee ? [charge(fee, serviceCode, codFee.centAmount, "fee", codId)] : []),
    ...fees.map(({ id, name, amount }) =>
      charge(chooseText(name, language) || fee, serviceCode, amount.centAmount, "fee", id),
    ),
  ];
  return [...lines, ...charges.filter(({ grossCents }) => grossCents !== 0)];
}

/** Splits each discount of the whole order by what its rates of VAT were charged on. */
function listDiscounts(order: CustomerOrder, sold: readonly Item[], texts: AmountTexts): readonly Item[] {
  const rates = [...Map.groupBy(sold, ({ permyriad }) => permyriad)].map(([permyriad, items]) => ({
    permyriad,
    weight: sum(items.map(({ grossCents }) => grossCents)),
  }));
  return toCartMoney(order).discounts.flatMap((share): readonly Item[] => {
    const cents = splitCents(
      share.amount.centAmount,
      rates.map(({ weight }) => weight),
    );
    // A negative discount is an imported order's surcharge.
    const isCharge = share.amount.centAmount < 0;
    return rates.map(({ permyriad }, at) => ({
      ...(isCharge
        ? { kind: "charge", reason: texts.fee, code: serviceCode }
        : { kind: "discount", reason: toReason(share, texts), code: discountCode }),
      permyriad,
      grossCents: -(cents[at] ?? 0),
    }));
  });
}

/** Splits an amount in proportion to weights, without a remainder. */
function splitCents(cents: number, weights: readonly number[]): readonly number[] {
  const whole = sum(weights);
  const until = weights.map((_, at) =>
    whole === 0 ? 0 : Math.round((cents * sum(weights.slice(0, at + 1))) / whole),
  );
  return until.map((end, at) => end - (until[at - 1] ?? 0));
}

/** Returns an item's rate; if the order's VAT has no such rate, that of its largest portion. */
function findRate(order: CustomerOrder, item: ItemTaxRate["item"], id: string): number {
  const found = order.taxRates.find((one) => one.item === item && one.id === id)?.rate;
  const permyriad = found ? Math.round(found.amount * 10_000) : null;
  const isKnown = permyriad === 0 || order.taxPortions.some((portion) => portion.ratePermyriad === permyriad);
  if (permyriad !== null && isKnown) return permyriad;
  const [largest] = order.taxPortions.toSorted(
    (one, other) => other.amount.centAmount - one.amount.centAmount,
  );
  return largest?.ratePermyriad ?? 0;
}

function countTax({ taxPortions }: CustomerOrder, permyriad: number): number {
  const own = taxPortions.filter(({ ratePermyriad }) => ratePermyriad === permyriad);
  return sum(own.map(({ amount }) => amount.centAmount));
}

function toNet(grossCents: number, permyriad: number): number {
  return roundHalfEven((grossCents * 10_000) / (10_000 + permyriad));
}

/** Returns the items of one rate net of VAT; their sum is `netCents`. */
function toNetItems(
  items: readonly (Item & { readonly at: number })[],
  netCents: number,
): readonly NetItem[] {
  const net = items.map((item) => ({ ...item, netCents: toNet(item.grossCents, item.permyriad) }));
  const rest = netCents - sum(net.map((item) => item.netCents));
  const [largest] = net.toSorted(
    (one, other) =>
      Number(other.kind === "line") - Number(one.kind === "line") || other.netCents - one.netCents,
  );
  return net.map((item) => (item === largest ? { ...item, netCents: item.netCents + rest } : item));
}

function toVat({ isNet }: CustomerOrder, ratePermyriad: number): EInvoiceVat {
  if (isNet) return { category: "K", ratePermyriad: 0 };
  return { category: ratePermyriad === 0 ? "Z" : "S", ratePermyriad };
}

function toAdjustment(
  item: NetItem,
  kind: "charge" | "discount",
  order: CustomerOrder,
): EInvoiceAdjustment[] {
  if (item.kind !== kind || item.netCents === 0) return [];
  const { reason, code, netCents, permyriad } = item;
  return [{ reason, code, cents: Math.abs(netCents), vat: toVat(order, permyriad) }];
}

function toLine(
  { line, netCents, permyriad }: Extract<NetItem, { kind: "line" }>,
  at: number,
  order: CustomerOrder,
  texts: AmountTexts,
): EInvoiceLine {
  const vat = toVat(order, permyriad);
  const { discounts } = toLineMoney(line);
  const isReduced = discounts.every(({ amount }) => amount.centAmount > 0);
  const allowances = isReduced
    ? discounts.map((share) => ({
        ...{ reason: toReason(share, texts), code: discountCode, vat },
        cents: toNet(share.amount.centAmount, permyriad),
      }))
    : [];
  const before = netCents + sum(allowances.map(({ cents }) => cents));
  return {
    id: String(at + 1),
    name: chooseText(line.name, texts.language),
    articleNumber: line.sku ? toProductNumber(line.sku) : null,
    pieces: line.quantity,
    price: toUnitPrice(before / line.quantity),
    allowances: allowances.filter(({ cents }) => cents !== 0),
    cents: netCents,
    vat,
  };
}

/** A net price has more digits than an amount, so that it times the pieces is the line's amount. */
function toUnitPrice(cents: number): string {
  return (cents / 100).toFixed(6).replace(/0{1,4}$/, "");
}

function toReason({ name }: DiscountShare, { language, discount }: AmountTexts): string {
  return (name && chooseText(name, language)) || discount;
}

type Group = { readonly permyriad: number; readonly taxCents: number; readonly netCents: number };

/** One breakdown per category and rate; an exempt sale has one, whatever its rates would be. */
function toTaxes(order: CustomerOrder, groups: readonly Group[]): readonly EInvoiceTax[] {
  if (!order.isNet)
    return groups.map(({ permyriad, netCents, taxCents }) => ({
      ...toVat(order, permyriad),
      taxableCents: netCents,
      taxCents,
    }));
  return [{ ...toVat(order, 0), taxableCents: sum(groups.map(({ netCents }) => netCents)), taxCents: 0 }];
}

function toTotals(
  order: CustomerOrder,
  { lines, allowances, charges, taxes }: Omit<InvoiceAmounts, "totals">,
): InvoiceAmounts["totals"] {
  const count = (parts: readonly { readonly cents: number }[]) => sum(parts.map(({ cents }) => cents));
  const [lineCents, allowanceCents, chargeCents] = [count(lines), count(allowances), count(charges)];
  const netCents = lineCents - allowanceCents + chargeCents;
  const taxCents = sum(taxes.map((tax) => tax.taxCents));
  const grossCents = netCents + taxCents;
  const isPaid = order.paymentState === "Paid" || order.paymentState === "CreditOwed";
  const paidCents = isPaid ? grossCents : 0;
  return {
    ...{ lineCents, allowanceCents, chargeCents, netCents, taxCents, grossCents, paidCents },
    dueCents: grossCents - paidCents,
  };
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, one) => total + one, 0);
}
