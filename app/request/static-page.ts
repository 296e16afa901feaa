import { createContext, type RouterContextProvider } from "react-router";
import { type Markup, toMarkupText } from "../foundation/markup";
import { requestContext } from "./context";

/** Finished parts of this page, slot to markup: they go around the hydration state, straight into the document. */
export const pageSlotsContext = createContext<Readonly<Record<string, Markup>>>({});

/** URLs of the style sheets that this page needs beside those of its routes; the document's head has them. */
export const pageStylesContext = createContext<readonly string[]>([]);

/**
 * Returns the style sheets of a page to the browser's own navigation, as data. A document has them in its head instead:
 * the loader then returns none.
 */
export function handOverStyles(
  context: Readonly<RouterContextProvider>,
  styleSheets: readonly string[],
): readonly string[] {
  if (context.get(requestContext).isDataRequest) return styleSheets;
  context.set(pageStylesContext, styleSheets);
  return [];
}

/**
 * Returns a page that is finished markup to the browser's own navigation, as data. A document gets it in the slot `page`
 * instead: the loader then returns null, so that the markup is not sent twice.
 */
export function handOverPage(context: Readonly<RouterContextProvider>, page: Markup): string | null {
  if (context.get(requestContext).isDataRequest) return toMarkupText(page);
  context.set(pageSlotsContext, { page });
  return null;
}
