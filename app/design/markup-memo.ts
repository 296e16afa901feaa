import { createContext, type ReactElement } from "react";

/** Returns the markup of an element that depends only on its key. */
export type MarkupMemo = (key: string, toElement: () => ReactElement) => string;

/**
 * On the server: cached markup of parts that many pages share, such as product cards. null in the browser, where the
 * same elements are rendered as usual and hydrate that markup.
 */
export const MarkupMemoContext = createContext<MarkupMemo | null>(null);
