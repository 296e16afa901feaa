import type { RouterContextProvider } from "react-router";
import { is, nonempty, string, type } from "superstruct";
import { toLocaleVariant } from "../../countries/model/locale";
import { requestContext } from "../../request/context";
import { type ContentPage, ContentPageStruct } from "../model/content-page";
import type { ContentPageName } from "../model/content-pages";
import { createContentLoader, type FoundContent } from "./create-content-loader.server";

type Context = Readonly<RouterContextProvider>;

/** A content page by its name; null when there is none that can be shown. */
export const findContentPage: (
  context: Context,
  name: ContentPageName,
) => Promise<FoundContent<ContentPage> | null> = createContentLoader("page", ContentPageStruct);

/** Its words alone, whatever language of the country they are in. */
export async function loadContentPage(context: Context, name: ContentPageName): Promise<ContentPage | null> {
  return (await findContentPage(context, name))?.content ?? null;
}

const Titled = type({ title: nonempty(string()) });

/** The title of a page, for links to it; null where the page is not written. Nothing else of the page is read. */
export async function loadPageTitle(context: Context, name: ContentPageName): Promise<string | null> {
  const variant = toLocaleVariant(context.get(requestContext).locale);
  const found = await context.get(requestContext).gateways.content.load("page", name, variant);
  return is(found, Titled) && !found.title.includes("{{") ? found.title : null;
}
