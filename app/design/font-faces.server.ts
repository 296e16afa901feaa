/**
 * Rules and files of the fonts by language, cut to the letters that the shop uses. The build replaces this file; while
 * developing the whole files of fonts.css do.
 */
export const fontFaces: Readonly<
  Record<string, { readonly css: string; readonly files: readonly string[] }>
> = {};
