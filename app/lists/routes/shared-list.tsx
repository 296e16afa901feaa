import { data, redirect } from "react-router";
import { addListToCart } from "../../cart/operations/add-list-to-cart.server";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { toAddedNotices } from "../../cart/operations/to-added-notices.server";
import { readPageI18n } from "../../catalogue/operations/page-i18n.server";
import { brand } from "../../countries/model/brand";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readForm } from "../../request/read-form";
import { loadHelp } from "../../support/operations/load-help.server";
import type { SharedView } from "../model/lists-view";
import type { ShoppingList } from "../model/saved-lists";
import { createArticleNames, toOutcomeNotices } from "../operations/list-notices.server";
import { drawShareKey, loadSharedList, type SharedListContent } from "../operations/load-shared-list.server";
import { changeLists, toListAccess } from "../operations/open-lists.server";
import { toListView } from "../operations/to-list-view.server";
import { SharedListPage } from "../ui/shared-list-page";
import type { Route } from "./+types/shared-list";

type Context = Route.LoaderArgs["context"];

/** The form names its list: another tab may have opened another one since. */
async function readShareKey(context: Context, form: FormData | null): Promise<string> {
  const posted = form?.get("list");
  return typeof posted === "string" ? posted : ((await context.get(requestContext).linkSecret()) ?? "");
}

export async function loader({ context }: Route.LoaderArgs) {
  setPageHead(context, { robots: "noindex, nofollow" });
  const { translate } = readPageI18n(context);
  const shareKey = await readShareKey(context, null);
  const title = translate("lists.shared.title");
  const help = await loadHelp(context, "lists");
  const view: SharedView = { title, list: null, notices: [], formKey: crypto.randomUUID(), help };
  const found = await loadSharedList(
    context.get(requestContext).gateways.customerLists,
    shareKey,
    context.get(requestContext).now,
  );
  if (!found.ok) return data({ ...view, notices: toOutcomeNotices("unavailable", { translate }) }, 503);
  if (!found.value) return data(view, 404);
  const list = await toListView(context, toList(found.value, shareKey));
  if (!list.ok) return data({ ...view, notices: toOutcomeNotices("unavailable", { translate }) }, 503);
  return data({ ...view, list: list.value });
}

/** Adds the list to the reader's cart, or to one of the reader's lists. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const i18n = readPageI18n(context);
  const shareKey = await readShareKey(context, form);
  const found = await loadSharedList(
    context.get(requestContext).gateways.customerLists,
    shareKey,
    context.get(requestContext).now,
  );
  if (!found.ok) return data({ notices: toOutcomeNotices("unavailable", i18n) }, 503);
  if (!found.value) return data({ notices: toOutcomeNotices("unknown", i18n) }, 404);
  return form.get("intent") === "cart"
    ? putIntoCart(context, form, found.value)
    : copyList(context, request, form, found.value);
}

async function putIntoCart(context: Context, form: FormData, shared: SharedListContent) {
  const key = String(form.get("key") || crypto.randomUUID()).slice(0, 40);
  const lines = await addListToCart(toCartAccess(context), shared.items, key);
  const shown = await toListView(context, toList(shared, "shared"));
  const notices = toAddedNotices(
    lines,
    createArticleNames(shown.ok ? shown.value : null),
    readPageI18n(context),
  );
  return data({ notices, isInCart: true });
}

async function copyList(context: Context, request: Request, form: FormData, shared: SharedListContent) {
  const i18n = readPageI18n(context);
  // Derived from the form's key, so that two presses create one list.
  const id =
    String(form.get("key") ?? "")
      .replace(/[^\w-]/g, "")
      .slice(0, 40) || drawShareKey();
  const name = shared.name || i18n.translate("lists.shared.title");
  const command = { type: "save-all", skus: shared.items, fresh: { id, name } } as const;
  const changed = await changeLists(toListAccess(context, request), command);
  if (!changed.ok) return data({ notices: toOutcomeNotices("unavailable", i18n) }, 503);
  const { outcome, listId, cookies } = changed.value;
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (outcome !== "created") return data({ notices: toOutcomeNotices(outcome, i18n) }, { headers });
  const query = new URLSearchParams({ ...(listId && { list: listId }), said: outcome });
  return redirect(`/my-lists?${query}`, { status: 303, headers });
}

function toList({ name, items }: SharedListContent, id: string): ShoppingList {
  return {
    id,
    name,
    shareKey: null,
    items: items.map((item) => ({ ...item, note: "", addedAt: 0 })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title} | ${brand.name}` },
];

export default function SharedList({ loaderData, actionData }: Route.ComponentProps) {
  return <SharedListPage view={loaderData} answer={actionData ?? null} />;
}
