import { createContext, type ReactElement } from "react";

/** Gives the markup of an element that depends on nothing but what its key says. */
export type MarkupMemo = (key: string, toElement: () => ReactElement) => string;

/**
 * On the server: finished markup of parts that many pages share, such as product cards. null in the browser, where the
 * same elements are rendered as usual and hydrate over that markup.
 */
export const MarkupMemoContext = createContext<MarkupMemo | null>(null);
