import type { RouterContextProvider } from "react-router";
import { loadAccountFrame } from "../../accounts/operations/load-account-frame.server";
import { toProductNumber } from "../../catalogue/model/product-number";
import { type PageI18n, readPageI18n } from "../../catalogue/operations/page-i18n.server";
import { readQuery } from "../../countries/model/route-table";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { formatDate } from "../../i18n/formats";
import { requestContext } from "../../request/context";
import { loadHelp } from "../../support/operations/load-help.server";
import { guestLimits } from "../model/guest-lists";
import type { ListNotice, ListsView } from "../model/lists-view";
import {
  findList,
  isShared,
  listLimits,
  parseSku,
  type ShoppingList,
  toShareEnd,
} from "../model/saved-lists";
import { toJoiningNotices, toOutcomeNotices } from "./list-notices.server";
import type { OpenedLists } from "./open-lists.server";
import { toListName, toListView } from "./to-list-view.server";

/** Reads the query: the list, the last outcome, the article to save. */
function readListsQuery(request: Request) {
  const query = readQuery(request, "my-lists");
  return { listId: query.get("list"), notice: query.get("said"), save: parseSku(query.get("save") ?? "") };
}

type PageCall = { readonly context: Readonly<RouterContextProvider>; readonly request: Request };

/** Loads the page of these lists; the selected one with current prices and stock. */
export async function loadListsPage(
  call: PageCall,
  opened: OpenedLists,
): Promise<Result<ListsView, GatewayError>> {
  const { context } = call;
  const { listId, notice, save } = readListsQuery(call.request);
  const i18n = readPageI18n(context);
  const { saved, isCustomer, joining } = opened;
  const { translate, prefix } = i18n;
  const list = findList(saved, listId) ?? saved.lists[0] ?? null;
  const link = list && toLink(context, list, i18n);
  const [shown, help] = await Promise.all([
    list && toListView(context, list, link),
    loadHelp(context, "lists"),
  ]);
  if (shown && !shown.ok) return shown;
  const canUndo = saved.removed !== null && (notice === "removed" || notice === "deleted");
  return ok({
    title: translate("lists.title"),
    isCustomer,
    frame: isCustomer ? await loadAccountFrame(call, "my-lists") : null,
    tabs: saved.lists.map((one) => ({
      id: one.id,
      name: toListName(one, i18n),
      count: one.items.length,
      href: `${prefix}/my-lists?list=${one.id}`,
      isCurrent: one.id === list?.id,
    })),
    list: shown ? shown.value : null,
    notices: [...toJoiningNotices(joining, i18n), ...toOutcomeNotices(notice, i18n)],
    canUndo,
    saving: save === null ? null : { sku: save, name: await findName(context, save) },
    canBegin: saved.lists.length < (isCustomer ? listLimits.lists : guestLimits.lists),
    formKey: crypto.randomUUID(),
    help,
  });
}

/** Returns the list's link with its expiry; null while it is not shared. */
function toLink(context: PageCall["context"], list: ShoppingList, { prefix, translate, country }: PageI18n) {
  const end = toShareEnd(list);
  if (end === null || !isShared(list, context.get(requestContext).now.getTime() / 1000)) return null;
  const date = formatDate(new Date(end * 1000), translate.locale, country.timeZone, "date");
  return {
    href: `${context.get(requestContext).origin}${prefix}/shared-list?key=${list.shareKey}`,
    until: translate("lists.share.until", { date }),
  };
}

async function findName(context: Readonly<RouterContextProvider>, sku: string): Promise<string> {
  const found = await context.get(requestContext).gateways.catalogue.loadCardsBySkus([sku]);
  return (found.ok && found.value[0]?.name) || toProductNumber(sku);
}

/** Returns the page during an outage. */
export async function toFailedPage(context: Readonly<RouterContextProvider>): Promise<ListsView> {
  const { translate }: PageI18n = readPageI18n(context);
  const notices: readonly ListNotice[] = [{ kind: "bad", text: translate("lists.said.unavailable") }];
  return {
    title: translate("lists.title"),
    isCustomer: true,
    frame: null,
    tabs: [],
    list: null,
    notices,
    canUndo: false,
    saving: null,
    canBegin: false,
    formKey: "",
    help: await loadHelp(context, "lists"),
  };
}
