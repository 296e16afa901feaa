/**
 * Each style sheet's text by its URL, for pages that inline their styles. The build fills this module; during
 * development it is empty, and pages link to their style sheets.
 */
export const styleSheets: Readonly<Record<string, string>> = {};
