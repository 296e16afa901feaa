import { createContext } from "react-router";

/** Parts of the page that never change after they are served, as finished HTML: slot to markup. */
export type StaticHtml = Readonly<Record<string, string>>;

export const staticHtmlContext = createContext<StaticHtml>({});
