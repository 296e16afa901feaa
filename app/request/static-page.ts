import { createContext, type RouterContextProvider } from "react-router";
import { type Markup, toMarkupText } from "../foundation/markup";
import { requestContext } from "./context";

/** Rendered parts of this page, slot to markup: they bypass the hydration state and are written into the document. */
export const pageSlotsContext = createContext<Readonly<Record<string, Markup>>>({});

/** URLs of this page's style sheets besides those of its routes; the document's head links to them. */
export const pageStylesContext = createContext<readonly string[]>([]);

/** URLs of this page's scripts besides those of its routes; the document names them. */
export const pageScriptsContext = createContext<readonly string[]>([]);

/** Has the document name the files of a component that it shows and that loads lazily. */
export function handOverFiles(
  context: Readonly<RouterContextProvider>,
  { scripts, styles }: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
): void {
  context.set(pageScriptsContext, [...context.get(pageScriptsContext), ...scripts]);
  context.set(pageStylesContext, [...context.get(pageStylesContext), ...styles]);
}

/**
 * Returns the style sheets of a page as data of a client-side navigation. A document has them in its head instead: the
 * loader then returns none.
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
 * Returns a rendered page as data of a client-side navigation. A document gets it in the slot `page` instead: the
 * loader then returns null, so that the markup is not sent twice.
 */
export function handOverPage(context: Readonly<RouterContextProvider>, page: Markup): string | null {
  if (context.get(requestContext).isDataRequest) return toMarkupText(page);
  context.set(pageSlotsContext, { page });
  return null;
}
