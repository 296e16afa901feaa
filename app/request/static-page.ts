import { createContext, type RouterContextProvider } from "react-router";
import { type Markup, toMarkupText } from "../foundation/markup";
import { requestContext } from "./context";

/** Finished parts of this page, slot to markup: they go around the hydration state, straight into the document. */
export const pageSlotsContext = createContext<Readonly<Record<string, Markup>>>({});

/**
 * Returns a page that is finished markup to the browser's own navigation, as data. A document gets it in the slot `page`
 * instead: the loader then returns null, so that the markup is not sent twice.
 */
export function handOverPage(context: Readonly<RouterContextProvider>, page: Markup): string | null {
  if (context.get(requestContext).isDataRequest) return toMarkupText(page);
  context.set(pageSlotsContext, { page });
  return null;
}
