import { createContext, type RouterContextProvider } from "react-router";
import { type Markup, toMarkupText } from "../foundation/markup";

/** Does the browser ask for a page's data alone, to show the page itself? */
export const isDataRequestContext = createContext(false);

/** Finished parts of this page, slot to markup: they go around the hydration state, straight into the document. */
export const pageSlotsContext = createContext<Readonly<Record<string, Markup>>>({});

/**
 * Hands a page that is finished markup to whoever asks: a document gets it in the slot `page`, and the loader nothing to
 * send a second time; the browser's own navigation gets it as data.
 */
export function handOverPage(context: Readonly<RouterContextProvider>, page: Markup): string | null {
  if (context.get(isDataRequestContext)) return toMarkupText(page);
  context.set(pageSlotsContext, { page });
  return null;
}
