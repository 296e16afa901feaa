import type { CountryCode } from "../../countries/model/country";

/** Views with a name: a picture's file name ends with it (`mixer-20-front.svg`). */
const viewNames = [
  "front",
  "left",
  "right",
  "rear",
  "dimensions",
  "controls",
  "plug",
  "contents",
  "exploded",
] as const;

const named = new RegExp(`-(${viewNames.join("|")})((?:-[a-z]{2})*)\\.[a-z]+$`);

/** Reads the end of a file name: the view, null without one, and the countries that the picture is for. */
export function readPictureName(url: string): { view: string | null; countries: readonly string[] } {
  const [, view = null, countries = ""] = named.exec(url) ?? [];
  return { view, countries: countries.split("-").filter(Boolean) };
}

/**
 * Chooses a country's pictures. One for some countries (`plug-gb-ie.svg`) is shown only there, in place of that view's
 * general one.
 */
export function choosePictures<T extends { readonly url: string }>(
  pictures: readonly T[],
  country: CountryCode,
): readonly T[] {
  const own = country.toLowerCase();
  const read = pictures.map((picture) => ({ picture, ...readPictureName(picture.url) }));
  const replaced = new Set(read.filter(({ countries }) => countries.includes(own)).map(({ view }) => view));
  return read
    .filter(({ view, countries }) =>
      countries.length > 0 ? countries.includes(own) : view === null || !replaced.has(view),
    )
    .map(({ picture }) => picture);
}
