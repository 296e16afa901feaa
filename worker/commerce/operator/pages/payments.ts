import type { Database } from "../../database/database.ts";
import type { Payment, Transaction } from "../../payments/payment.ts";
import { toAmount, toTime } from "../format.ts";
import type { ListingCell } from "../listings/listing.ts";
import { html, type Markup } from "../markup.ts";
import { toFacts, toTable, toWideFacts } from "./table.ts";

interface FoundPayment {
  readonly payment: Payment;
  /** False for an abandoned attempt. */
  readonly isAttached: boolean;
}

/**
 * Payments of one cart or order, oldest first. Only the last is attached; the others have keys that begin with the
 * cart's id, and report why an attempt failed.
 */
export async function readPayments(
  database: Database,
  table: "cart" | "orders",
  id: string,
  cartId: string,
): Promise<readonly FoundPayment[]> {
  const attached = `SELECT json_extract(l.value, '$.id') FROM ${table} d,
    json_each(d.data, '$.paymentInfo.payments') l WHERE d.id = ?1`;
  const found = await database
    .prepare(
      `SELECT p.data, p.id IN (${attached}) AS isAttached FROM payment p
       WHERE p.id IN (${attached}) OR (p.key >= ?2 || '-' AND p.key < ?2 || '.')
       ORDER BY p.created_at, p.id LIMIT 100`,
    )
    .bind(id, cartId)
    .all<{ data: string; isAttached: number }>();
  return found.results.map(({ data, isAttached }) => ({
    payment: JSON.parse(data) as Payment,
    isAttached: isAttached === 1,
  }));
}

/** Each payment with its transactions, the shop's notes and the provider's responses. */
export function toPayments(found: readonly FoundPayment[]): Markup {
  if (found.length === 0) return html`<p>None.</p>`;
  return html`${found.map(toPayment)}`;
}

function toPayment({ payment, isAttached }: FoundPayment): Markup {
  const { paymentMethodInfo, amountPlanned, paymentStatus, interfaceInteractions } = payment;
  const { method = "", paymentInterface = "" } = paymentMethodInfo;
  return html`<h3>${method || "Payment"}${isAttached ? "" : " (let go)"}</h3>
${toFacts([
  ["Id", html`<code>${payment.id}</code>`],
  ["Key", payment.key === undefined ? null : html`<code>${payment.key}</code>`],
  ["Carried out by", paymentInterface],
  ["Its id there", payment.interfaceId === undefined ? null : html`<code>${payment.interfaceId}</code>`],
  ["Amount", toAmount(amountPlanned.centAmount, amountPlanned.currencyCode)],
  ["Status", [paymentStatus.interfaceCode, paymentStatus.interfaceText].filter(Boolean).join(": ")],
  ["Begun", toTime(payment.createdAt)],
  ["Changed", toTime(payment.lastModifiedAt)],
])}
${toNotes(payment.custom?.fields)}
${payment.transactions.length > 0 ? toTable("Transactions", transactionCells, payment.transactions) : html`<p>No transaction.</p>`}
${interfaceInteractions.map(({ fields }, at) => html`<h4>Message ${at + 1}</h4>${toNotes(fields)}`)}`;
}

/** The shop's custom fields: `endReason` is why an attempt ended. */
function toNotes(fields: Readonly<Record<string, unknown>> | undefined): Markup {
  const notes = Object.entries(fields ?? {});
  if (notes.length === 0) return html``;
  const toText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  return toWideFacts(notes.map(([name, value]) => [name, html`<code>${toText(value)}</code>`]));
}

const transactionCells: readonly ListingCell<Transaction>[] = [
  { title: "Transaction", show: ({ type }) => type },
  { title: "State", show: ({ state }) => state },
  {
    title: "Amount",
    isNumeric: true,
    show: ({ amount }) => toAmount(amount.centAmount, amount.currencyCode),
  },
  {
    title: "Reference",
    show: ({ interactionId }) => (interactionId ? html`<code>${interactionId}</code>` : ""),
  },
  { title: "At", show: ({ timestamp }) => (timestamp ? toTime(timestamp) : "") },
];
