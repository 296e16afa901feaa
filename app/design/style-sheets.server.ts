/**
 * Each style sheet's text by its URL, for pages that carry theirs. The build fills this module; while developing it is
 * empty, and pages link to their style sheets.
 */
export const styleSheets: Readonly<Record<string, string>> = {};
