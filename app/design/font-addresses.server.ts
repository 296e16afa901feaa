import textCyrillic from "@fontsource-variable/sofia-sans/files/sofia-sans-cyrillic-wght-normal.woff2?url";
import textGreek from "@fontsource-variable/sofia-sans/files/sofia-sans-greek-wght-normal.woff2?url";
import textLatinExtended from "@fontsource-variable/sofia-sans/files/sofia-sans-latin-ext-wght-normal.woff2?url";
import textLatin from "@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2?url";
import headCyrillic from "@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-cyrillic-wght-normal.woff2?url";
import headGreek from "@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-greek-wght-normal.woff2?url";
import headLatin from "@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-latin-wght-normal.woff2?url";

const latin: readonly string[] = [textLatin, headLatin];
const extended: readonly string[] = [textLatin, textLatinExtended, headLatin];

/** Languages whose first words need more than the Latin subset. */
const subsets: Readonly<Record<string, readonly string[]>> = {
  el: [textGreek, headGreek],
  bg: [textCyrillic, headCyrillic],
  sk: extended,
  cs: extended,
  pl: extended,
  hu: extended,
  ro: extended,
  lt: extended,
  sl: extended,
  hr: extended,
};

/** Font files that the first view of a language needs; the browser fetches further subsets by unicode-range. */
export function chooseFontPreloads(language: string): readonly string[] {
  return subsets[language] ?? latin;
}
