/** A style sheet's text, and the classes that it is about. */
type StyleSheet = { readonly text: string; readonly classes: readonly string[] };

/**
 * Each style sheet by its address, for pages that carry theirs. The build replaces this file; while developing there is
 * none, and pages link to them.
 */
export const styleSheets: Readonly<Record<string, StyleSheet>> = {};
