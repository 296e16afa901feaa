import type { RouterContextProvider } from "react-router";
import { is, nonempty, string, type } from "superstruct";
import { toLocaleVariant } from "../../countries/model/locale";
import { parseJson } from "../../foundation/parse-json";
import { requestContext } from "../../request/context";
import { type ContentPage, ContentPageStruct } from "../model/content-page";
import type { ContentPageName } from "../model/content-pages";
import { createContentLoader, type FoundContent } from "./create-content-loader.server";

type Context = Readonly<RouterContextProvider>;

/** Loads a content page by its name; null when it is missing or malformed. */
export const findContentPage: (
  context: Context,
  name: ContentPageName,
) => Promise<FoundContent<ContentPage> | null> = createContentLoader("page", ContentPageStruct);

/** Loads only its texts, in any language of the country. */
export async function loadContentPage(context: Context, name: ContentPageName): Promise<ContentPage | null> {
  return (await findContentPage(context, name))?.content ?? null;
}

const Titled = type({ title: nonempty(string()) });

/** Loads the title of a page, for links to it; null for a missing page. Reads nothing else of the page. */
export async function loadPageTitle(context: Context, name: ContentPageName): Promise<string | null> {
  const variant = toLocaleVariant(context.get(requestContext).locale);
  const file = await context.get(requestContext).gateways.content.load("page", name, variant);
  const found = file && parseJson(file.json);
  return is(found, Titled) && !found.title.includes("{{") ? found.title : null;
}
