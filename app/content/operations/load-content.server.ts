import type { RouterContextProvider } from "react-router";
import { array, enums, is, nonempty, object, optional, type Struct, string } from "superstruct";
import { toLocaleVariant } from "../../countries/model/locale";
import { createDerivedMemo } from "../../foundation/derived-memo";
import { gatewaysContext, localeContext, logContext } from "../../request/context";
import type { ContentPage } from "../model/content-page";
import type { HomeContent } from "../model/home-content";
import { asksForFigures, fillShippingFigures, loadShippingFigures } from "./fill-shipping-figures.server";

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
export const loadContentPage: (
  context: Readonly<RouterContextProvider>,
  slug: string,
) => Promise<ContentPage | null> = createContentLoader("page", ContentPageStruct);

const loadHome = createContentLoader("home", HomeContentStruct);

/** The start page's texts; null leaves them out. */
export function loadHomeContent(context: Readonly<RouterContextProvider>): Promise<HomeContent | null> {
  return loadHome(context, "home");
}

/**
 * Loads content of one component. Content of a bad shape is logged as invalid, and nothing is shown (specification
 * 2.6). Files are kept, so what is made of them is as well: it changes with the delivery figures alone.
 */
function createContentLoader<Content>(component: string, shape: Struct<Content, unknown>) {
  const made = createDerivedMemo<object, Content | null>();
  return async (context: Readonly<RouterContextProvider>, slug: string): Promise<Content | null> => {
    const variant = toLocaleVariant(context.get(localeContext));
    const found = await context.get(gatewaysContext).content.load(component, slug, variant);
    if (found === null) return null;
    // A text that names no figure must not hang on whether the platform answers.
    const figures = asksForFigures(found) ? await loadShippingFigures(context) : {};
    const make = () => {
      const filled = fillShippingFigures(found, figures);
      return is(filled, shape) ? filled : null;
    };
    const content = typeof found === "object" ? made(found, Object.values(figures).join("|"), make) : null;
    if (content === null) context.get(logContext).warn("content-invalid", { component, slug, variant });
    return content;
  };
}
