import type { RouterContextProvider } from "react-router";
import { array, enums, is, nonempty, object, optional, string } from "superstruct";
import { toLocaleVariant } from "../../countries/model/locale";
import { gatewaysContext, localeContext, logContext } from "../../request/context";
import type { ContentPage } from "../model/content-page";
import type { HomeContent } from "../model/home-content";
import { fillShippingFigures } from "./fill-shipping-figures.server";

const Text = nonempty(string());

const ContentPageStruct = object({
  title: Text,
  description: string(),
  sections: array(
    object({
      heading: string(),
      paragraphs: array(string()),
      form: optional(object({ lines: array(string()), note: string() })),
    }),
  ),
});

const HomeContentStruct = object({
  hero: object({ title: Text, text: string(), button: string(), href: string() }),
  trust: array(
    object({ icon: enums(["truck", "return", "shield", "document"]), title: string(), text: string() }),
  ),
});

/** An information page by its slug; null when there is none in this locale. */
export function loadContentPage(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<ContentPage | null> {
  return load(context, "page", slug, (value) => (is(value, ContentPageStruct) ? value : null));
}

/** The start page's texts; null leaves them out. */
export function loadHomeContent(context: Readonly<RouterContextProvider>): Promise<HomeContent | null> {
  return load(context, "home", "home", (value) => (is(value, HomeContentStruct) ? value : null));
}

/** Content of a bad shape is logged as invalid, and nothing is shown (specification 2.6). */
async function load<Content>(
  context: Readonly<RouterContextProvider>,
  component: string,
  slug: string,
  parse: (value: unknown) => Content | null,
): Promise<Content | null> {
  const variant = toLocaleVariant(context.get(localeContext));
  const found = await context.get(gatewaysContext).content.load(component, slug, variant);
  if (found === null) return null;
  const content = parse(await fillShippingFigures(context, found));
  if (content === null) context.get(logContext).warn("content-invalid", { component, slug, variant });
  return content;
}
