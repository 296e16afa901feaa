import { parseCompared } from "../../catalogue/model/compare-list";
import { parseViewed } from "../../catalogue/model/viewed-list";
import { readPageI18n } from "../../catalogue/operations/page-i18n.server";
import { readForm } from "../../request/read-form";
import { parseListCommand } from "../model/list-command";
import type { ListNotice } from "../model/lists-view";
import type { OwnLists } from "../model/own-lists";
import { listSavedSkus } from "../model/saved-lists";
import { toJoiningNotices, toOutcomeNotices } from "../operations/list-notices.server";
import { drawShareKey } from "../operations/load-shared-list.server";
import { changeLists, type OpenedLists, openLists, toListAccess } from "../operations/open-lists.server";
import { toListName } from "../operations/to-list-view.server";
import type { Route } from "./+types/personal-lists";

type Context = Route.LoaderArgs["context"];

/** Returns the visitor's lists for the marks of a painted page. Public pages contain none of it. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const opened = await openLists(toListAccess(context, request));
  return opened.ok ? answer(context, opened.value) : unavailable(context);
}

/** `intent=join` merges the device's data from before the sign-in; any other is one command to the lists. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const form = await readForm(request);
  const access = toListAccess(context, request);
  const words = readPageI18n(context);
  if (form.get("intent") === "join") {
    const text = (name: string) => String(form.get(name) ?? "");
    const device = { compared: parseCompared(text("compared")), viewed: parseViewed(text("viewed")) };
    const opened = await openLists(access, device);
    if (!opened.ok) return unavailable(context);
    const [joined] = toJoiningNotices(opened.value.joining, words);
    return answer(context, opened.value, joined);
  }
  const command = parseListCommand(form, drawShareKey);
  if (!command) return unavailable(context, 400);
  const changed = await changeLists(access, command);
  if (!changed.ok) return unavailable(context);
  const [notice] = toOutcomeNotices(changed.value.outcome, words);
  return answer(context, changed.value, notice);
}

function answer(
  context: Context,
  { saved, isCustomer, cookies }: OpenedLists,
  notice?: ListNotice,
): Response {
  const words = readPageI18n(context);
  const { translate } = words;
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  const own: OwnLists = {
    isCustomer,
    saved: listSavedSkus(saved),
    lists: saved.lists.map((list) => ({
      id: list.id,
      name: toListName(list, words),
      skus: list.items.map(({ sku }) => sku),
    })),
    compared: saved.compared,
    viewed: saved.viewed,
    text: notice?.text ?? null,
    kind: notice?.kind === "warn" ? "bad" : (notice?.kind ?? "ok"),
    words: {
      title: translate("lists.save.title"),
      open: translate("lists.open"),
      undo: translate("lists.undo"),
      name: translate("lists.name"),
      create: translate("lists.create"),
      close: translate("lists.close"),
    },
  };
  return Response.json(own, { headers });
}

function unavailable(context: Context, status = 503): Response {
  const [notice] = toOutcomeNotices("unavailable", readPageI18n(context));
  return Response.json(
    { text: notice?.text ?? null },
    { status, headers: { "Cache-Control": "private, no-store" } },
  );
}
