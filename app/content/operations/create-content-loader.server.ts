import type { RouterContextProvider } from "react-router";
import { is, type Struct } from "superstruct";
import { toLocaleVariant } from "../../countries/model/locale";
import { createDerivedMemo } from "../../foundation/derived-memo";
import { gatewaysContext, localeContext, logContext } from "../../request/context";
import { asksForFigures, fillShippingFigures, loadShippingFigures } from "./fill-shipping-figures.server";

type Context = Readonly<RouterContextProvider>;

/**
 * Loads content of one component. Content of a bad shape is logged as invalid, and nothing is shown (specification
 * 2.6). Files are kept, so what is made of them is as well: it changes with the delivery figures alone.
 */
export function createContentLoader<Content>(component: string, shape: Struct<Content, unknown>) {
  const made = createDerivedMemo<object, Content | null>();
  return async (context: Context, slug: string): Promise<Content | null> => {
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
