import type { CartLine } from "../../cart/model/cart";
import { chooseText } from "../../cart/model/cart";
import { toProductNumber } from "../../catalogue/model/product-number";
import { isVirtualSku } from "../../catalogue/model/sellable-stock";
import { returnDays } from "../../countries/model/legal-facts";
import { toLocalDay } from "../../foundation/local-day";
import type { Delivery } from "./customer-order";
import type { Order } from "./order";

/** A consumer's order whose ownership the visitor has proved. */
export type WithdrawalOrder = Pick<Order, "orderNumber" | "email" | "lines" | "billingAddress"> & {
  /** null: not known at present. */
  readonly deliveries: readonly Delivery[] | null;
};

/** A line of the order that can be stated; `options` are its possible statements, fewest pieces first. */
export type WithdrawalLine = {
  readonly id: string;
  readonly name: string;
  readonly options: readonly { readonly pieces: number; readonly statement: string }[];
};

/** Lines of more pieces are stated whole. */
const mostChoosablePieces = 20;
const dayMs = 86_400_000;
const separator = "; ";

/** The lines that a consumer can withdraw from; gifts follow the order. */
export function listWithdrawalLines(
  { lines }: Pick<WithdrawalOrder, "lines">,
  language: string,
): readonly WithdrawalLine[] {
  return lines
    .filter(({ kind }) => kind !== "gift")
    .map((line) => {
      const name = toStatedName(line, language);
      const first = line.quantity > mostChoosablePieces ? line.quantity : 1;
      const options = Array.from({ length: line.quantity - first + 1 }, (_, index) => ({
        pieces: first + index,
        statement: `${first + index} × ${name}`,
      }));
      return { id: line.id, name, options };
    });
}

function toStatedName(line: CartLine, language: string): string {
  const name = chooseText(line.name, language).trim().replaceAll(/\s+/g, " ");
  return line.kind === "extra_guarantee" || line.sku === "" ? name : `${name} (${toProductNumber(line.sku)})`;
}

/** Joins the goods of a statement into one text. */
export function joinStatements(statements: readonly string[]): string {
  return statements.filter((each) => each !== "").join(separator);
}

/** Whether the goods of a statement, as `joinStatements` returns them, include this one. */
export function includesStatement(goods: string | null, statement: string): boolean {
  return `${separator}${goods ?? ""}${separator}`.includes(`${separator}${statement}${separator}`);
}

/** Whether the goods of a statement are all of the order's lines with all their pieces. */
export function isWholeOrder(lines: readonly WithdrawalLine[], goods: string | null): boolean {
  return goods === joinStatements(lines.map(({ options }) => options.at(-1)?.statement ?? ""));
}

/**
 * Finds the earliest last day on which a consumer can withdraw.
 * The period runs from receipt, which is not reported to the shop; it cannot begin before the last goods were
 * dispatched.
 *
 * @returns ISO days in `timeZone`; null while any goods are not dispatched, or when the dispatch is not known
 * Source: Directive 2011/83/EU Art. 9(2)(b), extended to 30 days by the shop's terms
 */
export function findWithdrawalEnd(
  { lines, deliveries }: Pick<WithdrawalOrder, "lines" | "deliveries">,
  timeZone: string,
): { readonly dispatched: string; readonly lastDay: string } | null {
  const goods = lines.filter(({ kind, sku }) => kind !== "extra_guarantee" && !isVirtualSku(sku));
  const items = (deliveries ?? []).flatMap((delivery) => delivery.items);
  const countSent = (lineId: string) =>
    items.filter(({ id }) => id === lineId).reduce((sum, { quantity }) => sum + quantity, 0);
  const isAllSent = goods.length > 0 && goods.every(({ id, quantity }) => countSent(id) >= quantity);
  const last = (deliveries ?? [])
    .map(({ createdAt }) => createdAt)
    .toSorted()
    .at(-1);
  if (!isAllSent || last === undefined) return null;
  const dispatched = toLocalDay(new Date(last), timeZone);
  const lastDay = new Date(Date.parse(dispatched) + returnDays * dayMs).toISOString().slice(0, 10);
  return { dispatched, lastDay };
}
