import type { RouterContextProvider } from "react-router";
import { is, type Struct } from "superstruct";
import { type Locale, toLocaleVariant } from "../../countries/model/locale";
import { createDerivedMemo } from "../../foundation/derived-memo";
import { requestContext } from "../../request/context";
import { asksForFigures, fillShippingFigures, loadShippingFigures } from "./fill-shipping-figures.server";

type Context = Readonly<RouterContextProvider>;

/** Content, and the locale that it is written for: another of the country's where there is none for the page's own. */
export type FoundContent<Content> = { readonly content: Content; readonly locale: Locale };

/**
 * Loads content of one component. Content of a bad shape is logged as invalid, and nothing is shown (specification
 * 2.6). Files are kept, so what is made of them is as well: it changes with the delivery figures alone.
 */
export function createContentLoader<Content>(component: string, shape: Struct<Content, unknown>) {
  const made = createDerivedMemo<object, Content | null>();
  return async (context: Context, slug: string): Promise<FoundContent<Content> | null> => {
    const file = await findFile(context, component, slug);
    if (file === null) return null;
    const { found, locale } = file;
    // A text that names no figure must not hang on whether the platform answers.
    const figures = asksForFigures(found) ? await loadShippingFigures(context) : {};
    const make = () => {
      const filled = fillShippingFigures(found, figures);
      return is(filled, shape) ? filled : null;
    };
    const content = typeof found === "object" ? made(found, Object.values(figures).join("|"), make) : null;
    if (content !== null) return { content, locale };
    context
      .get(requestContext)
      .log.warn("content-invalid", { component, slug, variant: toLocaleVariant(locale) });
    return null;
  };
}

type File = { readonly found: NonNullable<unknown>; readonly locale: Locale };

/** In the page's locale, or the first of the country's others that has it; their order is that of the country. */
async function findFile(context: Context, component: string, slug: string): Promise<File | null> {
  const { country, locale, gateways } = context.get(requestContext);
  for (const each of new Set([locale, ...country.locales])) {
    const found = await gateways.content.load(component, slug, toLocaleVariant(each));
    if (found !== null && found !== undefined) return { found, locale: each };
  }
  return null;
}
