/**
 * Rules of the fonts and of their fallbacks, and the fonts' files, by language, cut to the characters that the shop uses. The build replaces this file;
 * development uses the whole files of fonts.css.
 */
export const fontFaces: Readonly<
  Record<string, { readonly fallback: string; readonly css: string; readonly files: readonly string[] }>
> = {};
