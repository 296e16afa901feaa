import { data, type RouterContextProvider, redirect } from "react-router";
import type { PageCall } from "../../accounts/operations/page-call.server";
import { readPageI18n } from "../../catalogue/operations/page-i18n.server";
import { toStepPath } from "../../checkout/model/checkout-step";
import { presumeCompany } from "../../checkout/model/choice-cookies";
import { readOwnNumbers, type ShownOwnNumbers, toSkusByOwnNumber } from "../../lists/model/own-numbers";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readForm } from "../../request/read-form";
import { toErrorNotice } from "../browser/cart-notice";
import { changePieces } from "../model/change-pieces";
import type { CheckedLine } from "../model/check-order-lines";
import { decodeList, largestListBytes, mostListCharacters } from "../model/parse-order-lines";
import type { PriceTerms } from "../model/price-terms";
import { type QuickOrderNotice, seenProblemField } from "../model/quick-order-view";
import { toCartAccess } from "../operations/cart-access.server";
import {
  addOrderList,
  checkOrderList,
  loadOwnNumbers,
  saveOwnNumbers,
} from "../operations/order-list.server";
import { toQuickOrderResult, toQuickOrderView } from "../ui/to-quick-order-view";

type Context = Readonly<RouterContextProvider>;

/**
 * Checks a list, and adds it on request.
 * Lines that cannot be added stay in the field, with the reason. When own numbers cannot be saved, the page says so
 * once before anything is added.
 */
export async function takeOrderList({ context, request }: PageCall) {
  setPageHead(context, { robots: "noindex, nofollow" });
  const form = await readForm(request);
  const known = await loadOwnNumbers(context);
  const skus = toSkusByOwnNumber(known ?? {});
  const list = await readList(form, skus);
  if (list.isUnreadable) return refuse(context, list.text, toNotice(context, "badFile"), 400);
  const problem = list.isTooLong ? "tooLong" : list.text.trim() === "" ? "empty" : null;
  if (problem) return data(toQuickOrderView(readPageI18n(context), { list: list.text, problem }), 400);
  const checked = await checkOrderList(context, list.text, skus);
  if (!checked.ok) return refuse(context, list.text, toNotice(context, "unavailable"), 503);
  const isSecure = context.get(requestContext).origin.startsWith("https:");
  const cookie = presumeCompany(request.headers.get("cookie"), isSecure);
  const headers = new Headers(cookie ? { "Set-Cookie": cookie } : {});
  const { lines, terms } = checked.value;
  const articles = lines.flatMap(({ article }) => article?.sku ?? []);
  const own = known && (await saveOwnNumbers(context, known, readOwnNumbers(form, articles)));
  const ask = { context, list: list.text, terms, own, headers };
  if (own && own.unsaved.length > 0 && !form.has(seenProblemField)) return show(ask, lines, null, 503);
  if (form.get("intent") !== "add") return show(ask, lines, null);
  return add(ask, lines, String(form.get("key") ?? ""));
}

type PostedList = {
  readonly context: Context;
  readonly list: string;
  readonly terms: PriceTerms;
  /** The customer's own numbers; null: a guest. */
  readonly own: ShownOwnNumbers | null;
  /** Of the response to a list that was added in full. */
  readonly headers: Headers;
};

async function add(posted: PostedList, checked: readonly CheckedLine[], key: string) {
  const { context, list } = posted;
  const { translate, prefix } = readPageI18n(context);
  const access = toCartAccess(context);
  const isKey = /^[\w-]{8,40}$/.test(key);
  if (!isKey || checked.every(({ pieces }) => pieces === 0))
    return show(posted, checked, isKey ? toNotice(context, "nothing") : null);
  const added = await addOrderList(access, checked, { list, formKey: key });
  if (!added.ok) {
    const notice = { ...toErrorNotice(added.error, translate, true), kind: "bad", link: null } as const;
    const status = added.error.code === "platform-unavailable" ? 503 : 400;
    return show(posted, checked, notice, status);
  }
  const left = checked
    .filter(({ pieces }) => pieces === 0)
    .map((line, index) => ({ ...line, number: index + 1 }));
  if (left.length === 0) {
    const flash = added.value.clampedTo === undefined ? "added" : "quantity-reduced";
    await access.session.update({ flash });
    return redirect(toStepPath("cart"), { status: 303, headers: posted.headers });
  }
  const link = { text: translate("quick-order.toCart"), href: `${prefix}${toStepPath("cart")}` };
  const text = translate("quick-order.notice.added", { lines: checked.length - left.length });
  const rest = left.map((line) => line.text).join("\n");
  return show({ ...posted, list: rest }, left, { kind: "ok", text, link });
}

function show(
  { context, list, terms, own }: PostedList,
  lines: readonly CheckedLine[],
  notice: QuickOrderNotice | null,
  status = 200,
) {
  const i18n = readPageI18n(context);
  const result = toQuickOrderResult(i18n, { lines, terms, own }, crypto.randomUUID());
  return data(toQuickOrderView(i18n, { list, notice, result }), status);
}

function refuse(context: Context, list: string, notice: QuickOrderNotice, status: number) {
  return data(toQuickOrderView(readPageI18n(context), { list, notice }), status);
}

function toNotice(context: Context, key: "badFile" | "unavailable" | "nothing"): QuickOrderNotice {
  const { translate } = readPageI18n(context);
  return { kind: "bad", text: translate(`quick-order.notice.${key}`), link: null };
}

type ReadList = {
  readonly text: string;
  readonly isUnreadable: boolean;
  readonly isTooLong: boolean;
};

/** Reads the field's text followed by the file's lines. A file over the limit is not read. */
async function readList(form: FormData, own: ReadonlyMap<string, string>): Promise<ReadList> {
  const typed = changePieces(String(form.get("list") ?? "").replaceAll("\r\n", "\n"), form, own);
  const file = form.get("file");
  const isLong = typed.length > mostListCharacters;
  if (!(file instanceof File) || file.size === 0)
    return { text: typed, isUnreadable: false, isTooLong: isLong };
  if (isLong || file.size > largestListBytes) return { text: typed, isUnreadable: false, isTooLong: true };
  const read = decodeList(new Uint8Array(await file.arrayBuffer()));
  if (read === null) return { text: typed, isUnreadable: true, isTooLong: false };
  const text = [typed.trimEnd(), read].filter((part) => part !== "").join("\n");
  return { text, isUnreadable: false, isTooLong: text.length > mostListCharacters };
}
