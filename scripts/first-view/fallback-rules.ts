type Sizes = {
  readonly range: string;
  readonly regular: number;
  readonly bold: number;
  readonly condensed: number;
};

/**
 * Width of the fonts in percent of Arial's, measured on running text. Arial's Greek and Cyrillic differ from them by
 * another share than its Latin, whose fallbacks are in `app/design/fonts.css`.
 */
const sizes: Readonly<Record<string, Sizes>> = {
  el: { range: "U+0370-03FF,U+1F00-1FFF", regular: 99.1, bold: 93.5, condensed: 76.5 },
  bg: { range: "U+0400-04FF", regular: 99.4, bold: 93.2, condensed: 76.4 },
};

/** Of the fonts' size: the same for all faces. */
const [ascent, descent] = [90, 30];

const regular = 'local("Arial"),local("Liberation Sans"),local("Helvetica")';
const bold = 'local("Arial Bold"),local("Liberation Sans Bold"),local("Helvetica Bold")';

/** The `@font-face` rules by which nothing moves when the fonts of a language in another script arrive. */
export function toFallbackRules(language: string): string {
  const own = sizes[language];
  if (!own) return "";
  const toRule = (family: string, weights: string, source: string, size: number) =>
    `@font-face{font-family:"${family}";font-weight:${weights};src:${source};size-adjust:${size}%;ascent-override:${toShare(ascent, size)}%;descent-override:${toShare(descent, size)}%;line-gap-override:0%;unicode-range:${own.range}}`;
  return [
    toRule("Sofia Fallback", "1 550", regular, own.regular),
    toRule("Sofia Fallback", "551 1000", bold, own.bold),
    toRule("Sofia Condensed Fallback", "1 1000", bold, own.condensed),
  ].join("");
}

function toShare(percent: number, size: number): string {
  return ((percent / size) * 100).toFixed(1);
}
