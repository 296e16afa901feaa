import { data, redirect } from "react-router";
import type { PageCall } from "../../accounts/operations/page-call.server";
import { toAddedFlash, toErrorNotice } from "../../cart/browser/cart-notice";
import type { CheckedLine } from "../../cart/model/check-order-lines";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { addOrderList, checkOrderList } from "../../cart/operations/order-list.server";
import { toStepPath } from "../../checkout/model/checkout-step";
import { formatNumber } from "../../i18n/formats";
import { readForm } from "../../request/read-form";
import { type FilledRow, parseTableOrder, type TableOrderView } from "../model/table-order";
import { type PageI18n, readPageI18n } from "../operations/page-i18n.server";

/**
 * Adds the filled rows of a table to the cart, by one command.
 * Continues in the cart if all was added; else returns to the table, which names the problem of each row and retains
 * the quantities that were not added.
 */
export async function takeTableOrder({ context, request }: PageCall) {
  const i18n = readPageI18n(context);
  const { translate } = i18n;
  const form = await readForm(request);
  // Products, content pages and other forms: such a page accepts none.
  if (form.get("intent") !== "add") throw data(null, 405);
  const { pressed, others } = parseTableOrder(form);
  const refuse = (text: string, status: number) =>
    data(toOrderView({ kind: "bad", text, cart: null }, [...pressed, ...others].map(toUnchecked)), status);
  if (pressed.length === 0) return refuse(translate("listing.table.nothing"), 400);
  const list = pressed.map(({ sku, text }) => `${sku};${text}`).join("\n");
  const checked = await checkOrderList(context, list);
  if (!checked.ok) return refuse(translate("quick-order.notice.unavailable"), 503);
  const { lines } = checked.value;
  const addable = lines.filter(({ pieces }) => pieces > 0);
  const access = toCartAccess(context);
  const key = readKey(form);
  const added = addable.length > 0 ? await addOrderList(access, lines, { list, formKey: key }) : null;
  if (added && !added.ok)
    return refuse(
      toErrorNotice(added.error, translate, true).text,
      added.error.code === "platform-unavailable" ? 503 : 400,
    );
  const isWhole = lines.every(isWholly) && added?.value.clampedTo === undefined;
  if (isWhole && others.length === 0) {
    await access.session.update({ flash: toAddedFlash(addable.length) });
    return redirect(toStepPath("cart"), 303);
  }
  const rows = [...pressed.map((row, at) => toRow(row, lines[at], i18n)), ...others.map(toUnchecked)];
  return data(toOrderView(toNotice(addable.length, i18n), rows), addable.length > 0 ? 200 : 400);
}

/** Idempotency key of the browser's script, which makes one for a press; without scripts each request is an order. */
function readKey(form: FormData): string {
  const key = form.get("key");
  return typeof key === "string" && /^[\w-]{8,40}$/.test(key) ? key : crypto.randomUUID();
}

function isWholly({ pieces, quantity }: CheckedLine): boolean {
  return pieces > 0 && pieces === quantity;
}

type ShownRow = { readonly sku: string; readonly text: string; readonly note: string | null };

function toOrderView(notice: TableOrderView["notice"], rows: readonly ShownRow[]): TableOrderView {
  return { notice, rows: Object.fromEntries(rows.map(({ sku, text, note }) => [sku, { text, note }])) };
}

function toUnchecked(row: FilledRow): ShownRow {
  return { ...row, note: null };
}

/** What was added leaves its field; fewer pieces than requested are named. */
function toRow(row: FilledRow, line: CheckedLine | undefined, { translate, locale }: PageI18n): ShownRow {
  if (!line || line.refusal)
    return { ...row, note: translate(`quick-order.refusal.${line?.refusal ?? "unreadable"}`) };
  const count = (value: number) => formatNumber(value, locale);
  const note = isWholly(line)
    ? null
    : translate("quick-order.clamped", { asked: count(line.quantity ?? 0), count: count(line.pieces) });
  return { sku: row.sku, text: "", note };
}

function toNotice(added: number, { translate, prefix }: PageI18n): TableOrderView["notice"] {
  if (added === 0) return { kind: "bad", text: translate("quick-order.notice.nothing"), cart: null };
  return {
    kind: "ok",
    text: translate.plural("listing.table.added", added),
    cart: { text: translate("quick-order.toCart"), href: `${prefix}${toStepPath("cart")}` },
  };
}
