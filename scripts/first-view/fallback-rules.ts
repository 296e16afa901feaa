/** Characters that differ from Arial's by the same share, and the fonts' width in percent of Arial's. */
type Group = {
  readonly range: string;
  readonly regular: number;
  readonly bold: number;
  readonly condensed: number;
};

/**
 * Groups of the scripts besides Latin, whose fallbacks are in `app/design/fonts.css`: measured on the letters of the
 * shop's texts. Bulgarian forms differ most: the fonts' `т` has three stems. A line is as wide in either font, to one
 * percent.
 */
const groups: Readonly<Record<string, readonly Group[]>> = {
  el: [
    { range: "U+0370-03FF,U+1F00-1FFF", regular: 98.2, bold: 91.9, condensed: 75.4 },
    { range: "U+0386,U+0388-038F,U+0391-03A9", regular: 86.7, bold: 86.6, condensed: 71.7 },
    { range: "U+0390,U+03AF,U+03B9,U+03C4,U+03CA", regular: 135.3, bold: 117.3, condensed: 96.9 },
    { range: "U+03AD,U+03B5,U+03C6,U+03C8", regular: 110.9, bold: 106.7, condensed: 88.7 },
    { range: "U+03C0,U+03C3", regular: 88, bold: 81.5, condensed: 67.7 },
  ],
  bg: [
    { range: "U+0400-04FF", regular: 95.8, bold: 90.5, condensed: 74.4 },
    { range: "U+0410-042F", regular: 89.6, bold: 89.1, condensed: 73.6 },
    { range: "U+0442", regular: 184.5, bold: 171.5, condensed: 137.4 },
    { range: "U+0433,U+043A", regular: 114.7, bold: 105.1, condensed: 89.5 },
    { range: "U+043B", regular: 78, bold: 75.6, condensed: 64.5 },
  ],
};

/** Of the fonts' size: the same for all faces. */
const [ascent, descent] = [90, 30];

const regular = 'local("Arial"),local("Liberation Sans"),local("Helvetica")';
const bold = 'local("Arial Bold"),local("Liberation Sans Bold"),local("Helvetica Bold")';

/** The `@font-face` rules by which nothing moves when the fonts of a language in another script arrive. */
export function toFallbackRules(language: string): string {
  return (groups[language] ?? []).map(toRules).join("");
}

function toRules({ range, ...sizes }: Group): string {
  const toRule = (family: string, weights: string, source: string, size: number) =>
    `@font-face{font-family:"${family}";font-weight:${weights};src:${source};size-adjust:${size}%;ascent-override:${toShare(ascent, size)}%;descent-override:${toShare(descent, size)}%;line-gap-override:0%;unicode-range:${range}}`;
  return [
    toRule("Sofia Fallback", "1 550", regular, sizes.regular),
    toRule("Sofia Fallback", "551 1000", bold, sizes.bold),
    toRule("Sofia Condensed Fallback", "1 1000", bold, sizes.condensed),
  ].join("");
}

function toShare(percent: number, size: number): string {
  return ((percent / size) * 100).toFixed(1);
}
