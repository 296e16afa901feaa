import type { RouterContextProvider } from "react-router";
import type { Struct } from "superstruct";
import { type Locale, toLocaleVariant } from "../../countries/model/locale";
import { memo } from "../../foundation/memo";
import type { ContentFile } from "../../gateways/content/create-content-gateway";
import { requestContext } from "../../request/context";
import { fillShippingTokens, loadShippingTokens, usesShippingTokens } from "./fill-shipping-tokens.server";

type Context = Readonly<RouterContextProvider>;
type Shape<Content> = Pick<Struct<Content>, "is">;

/** Content with its locale: another one of the country's if the page's own has none. */
export type FoundContent<Content> = { readonly content: Content; readonly locale: Locale };

/**
 * Creates a loader for the content of one component.
 * Logs malformed content as invalid and returns none (specification 2.6).
 */
export function createContentLoader<Content>(component: string, shape: Shape<Content>) {
  return async (context: Context, slug: string): Promise<FoundContent<Content> | null> => {
    const file = await findFile(context, component, slug);
    if (file === null) return null;
    const { found, locale } = file;
    // A text without tokens must not depend on the platform.
    const tokens = usesShippingTokens(found) ? await loadShippingTokens(context) : {};
    const content = toContent(found, shape, JSON.stringify(tokens));
    // `shape` has validated it.
    if (content !== null) return { content: content as Content, locale };
    context
      .get(requestContext)
      .log.warn("content-invalid", { component, slug, variant: toLocaleVariant(locale) });
    return null;
  };
}

/** Parses a file, fills in its tokens, given as a JSON object, and validates it; null: malformed. */
const toContent = memo(
  (file: ContentFile, shape: { is(content: unknown): boolean }, tokens: string): unknown => {
    const content = fillShippingTokens(file, JSON.parse(tokens));
    return shape.is(content) ? content : null;
  },
  { entries: 500 },
);

type File = { readonly found: ContentFile; readonly locale: Locale };

/** Finds the file in the page's locale, or in the country's first other locale that has one. */
async function findFile(context: Context, component: string, slug: string): Promise<File | null> {
  const { country, locale, gateways } = context.get(requestContext);
  for (const each of new Set([locale, ...country.locales])) {
    const found = await gateways.content.load(component, slug, toLocaleVariant(each));
    if (found !== null) return { found, locale: each };
  }
  return null;
}
