import { data, redirect } from "react-router";
import { addListToCart } from "../../cart/operations/add-list-to-cart.server";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { toAddedNotices } from "../../cart/operations/to-added-notices.server";
import { readPageI18n } from "../../catalogue/operations/page-i18n.server";
import { brand } from "../../countries/model/brand";
import { setPageHead } from "../../request/page-head";
import { readForm } from "../../request/read-form";
import { parseListCommand } from "../model/list-command";
import { findList } from "../model/saved-lists";
import { createArticleNames, toOutcomeNotices } from "../operations/list-notices.server";
import { loadListsPage, toFailedPage } from "../operations/load-lists-page.server";
import { drawShareKey } from "../operations/load-shared-list.server";
import { changeLists, openLists, toListAccess } from "../operations/open-lists.server";
import { toListView } from "../operations/to-list-view.server";
import { ListsPage } from "../ui/lists-page";
import type { Route } from "./+types/my-lists";

/** Shows a guest's or a customer's lists; a device's lists are merged into the account at the first view. */
export async function loader({ context, request }: Route.LoaderArgs) {
  setPageHead(context, { robots: "noindex, nofollow" });
  const opened = await openLists(toListAccess(context, request));
  if (!opened.ok) return data(await toFailedPage(context), 503);
  const page = await loadListsPage({ context, request }, opened.value);
  return page.ok
    ? data(page.value, { headers: toHeaders(opened.value.cookies) })
    : data(await toFailedPage(context), { status: 503, headers: toHeaders(opened.value.cookies) });
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.get("intent") === "cart") return putIntoCart({ context, request }, form);
  const i18n = readPageI18n(context);
  const command = parseListCommand(form, drawShareKey);
  if (!command) return data({ notices: toOutcomeNotices("unknown", i18n) }, 400);
  const changed = await changeLists(toListAccess(context, request), command);
  if (!changed.ok) return data({ notices: toOutcomeNotices("unavailable", i18n) }, 503);
  const { outcome, listId, cookies } = changed.value;
  const query = new URLSearchParams({ ...(listId && { list: listId }), said: outcome });
  return redirect(`/my-lists?${query}`, { status: 303, headers: toHeaders(cookies) });
}

/** Adds the whole list, as far as available. */
async function putIntoCart(
  { context, request }: Pick<Route.ActionArgs, "context" | "request">,
  form: FormData,
) {
  const i18n = readPageI18n(context);
  const opened = await openLists(toListAccess(context, request));
  const list = opened.ok ? findList(opened.value.saved, String(form.get("list"))) : null;
  if (!list) return data({ notices: toOutcomeNotices(opened.ok ? "unknown" : "unavailable", i18n) }, 400);
  const key = String(form.get("key") || crypto.randomUUID()).slice(0, 40);
  const lines = await addListToCart(toCartAccess(context), list.items, key);
  const shown = await toListView(context, list, null);
  return data({
    notices: toAddedNotices(lines, createArticleNames(shown.ok ? shown.value : null), i18n),
    isInCart: true,
  });
}

function toHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return headers;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title} | ${brand.name}` },
];

export default function MyLists({ loaderData, actionData }: Route.ComponentProps) {
  return <ListsPage view={loaderData} answer={actionData ?? null} />;
}
