/** Rendered markup in pieces: texts, and between two of them the placeholder of the page's path. */
export type FooterTemplate = readonly string[];

/** The footer of a page and that of the checkout. */
export type FooterHtml = Readonly<Record<"footer" | "quietFooter", FooterTemplate>>;
