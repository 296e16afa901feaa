import { judgeMachines, type Recall } from "../../catalogue/model/recall";
import type { CountryCode } from "../../countries/model/country";
import { listPieces } from "./machine";

/** An order with recalled articles, as a recall's mail needs it. */
export type RecalledOrder = {
  readonly id: string;
  /** null: a guest's. */
  readonly customerId: string | null;
  readonly email: string;
  readonly country: CountryCode;
  /** The language of the order; null: the country's first. */
  readonly locale: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Keys of the recalls whose mail was sent for this order. */
  readonly notified: readonly string[];
  readonly lines: readonly {
    readonly sku: string;
    readonly quantity: number;
    readonly serials: readonly string[];
  }[];
};

/** How a recall concerns an order: a piece is affected, or one's serial number must be checked; null: neither. */
export function judgeOrder(
  recall: Recall,
  { lines }: Pick<RecalledOrder, "lines">,
): "affected" | "check" | null {
  const states = lines.map((line) => judgeMachines(recall, line.sku, listPieces(line)));
  if (states.includes("affected")) return "affected";
  return states.includes("check") ? "check" : null;
}

/**
 * Chooses one order for each owner whom a recall concerns and who has not been notified yet: the first affected one, else
 * the first to check. Orders of a customer, and a guest's with the same e-mail address, have one owner.
 */
export function chooseOrdersToTell(
  recall: Recall,
  orders: readonly RecalledOrder[],
): readonly RecalledOrder[] {
  const customers = new Map(
    orders.flatMap(({ email, customerId }) => (customerId ? [[toMailbox(email), customerId] as const] : [])),
  );
  const byOwner = Map.groupBy(orders, ({ customerId, email }) => {
    return customerId ?? customers.get(toMailbox(email)) ?? toMailbox(email);
  });
  return [...byOwner.values()].flatMap((own) => {
    if (own.some(({ notified }) => notified.includes(recall.key))) return [];
    const inOrder = own.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
    const find = (wanted: "affected" | "check") =>
      inOrder.find((order) => judgeOrder(recall, order) === wanted);
    return find("affected") ?? find("check") ?? [];
  });
}

/** Mailboxes are compared without regard to case. */
export function toMailbox(email: string): string {
  return email.trim().toLowerCase();
}
