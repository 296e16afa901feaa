import type { RouterContextProvider } from "react-router";
import { is, type Struct } from "superstruct";
import { type Locale, toLocaleVariant } from "../../countries/model/locale";
import { createDerivedMemo } from "../../foundation/derived-memo";
import { requestContext } from "../../request/context";
import { fillShippingTokens, loadShippingTokens, usesShippingTokens } from "./fill-shipping-tokens.server";

type Context = Readonly<RouterContextProvider>;

/** Content with its locale: another one of the country's if the page's own has none. */
export type FoundContent<Content> = { readonly content: Content; readonly locale: Locale };

/**
 * Creates a loader for the content of one component.
 * Logs malformed content as invalid and returns none (specification 2.6). Caches files and the results derived from
 * them, which change only with the delivery prices.
 */
export function createContentLoader<Content>(component: string, shape: Struct<Content, unknown>) {
  const made = createDerivedMemo<object, Content | null>();
  return async (context: Context, slug: string): Promise<FoundContent<Content> | null> => {
    const file = await findFile(context, component, slug);
    if (file === null) return null;
    const { found, locale } = file;
    // A text without tokens must not depend on the platform.
    const tokens = usesShippingTokens(found) ? await loadShippingTokens(context) : {};
    const make = () => {
      const filled = fillShippingTokens(found, tokens);
      return is(filled, shape) ? filled : null;
    };
    const content = typeof found === "object" ? made(found, Object.values(tokens).join("|"), make) : null;
    if (content !== null) return { content, locale };
    context
      .get(requestContext)
      .log.warn("content-invalid", { component, slug, variant: toLocaleVariant(locale) });
    return null;
  };
}

type File = { readonly found: NonNullable<unknown>; readonly locale: Locale };

/** Finds the file in the page's locale, or in the country's first other locale that has one. */
async function findFile(context: Context, component: string, slug: string): Promise<File | null> {
  const { country, locale, gateways } = context.get(requestContext);
  for (const each of new Set([locale, ...country.locales])) {
    const found = await gateways.content.load(component, slug, toLocaleVariant(each));
    if (found !== null && found !== undefined) return { found, locale: each };
  }
  return null;
}
