import type { Country } from "../../countries/model/country";
import { type Locale, toLanguage } from "../../countries/model/locale";

/**
 * The way to follow a parcel; null: the carrier told no number, or nobody shows the way. The id per country and language
 * says in whose look and language the page answers (specification, second document 3): the country's that the parcel went
 * to, wherever its order is read, in the reader's language where that country has it.
 */
export function toTrackingLink(
  trackingPage: string | null,
  trackingId: string | null,
  { parcelTrackingIds, locales: [usual] }: Pick<Country, "parcelTrackingIds" | "locales">,
  locale: Locale,
): string | null {
  if (!trackingPage || !trackingId) return null;
  const read = toLanguage(locale);
  const language = parcelTrackingIds[read] ? read : toLanguage(usual);
  const account = parcelTrackingIds[language];
  if (!account) return null;
  const link = new URL(trackingPage);
  for (const [name, value] of Object.entries({ account, language, parcel: trackingId }))
    link.searchParams.set(name, value);
  return link.href;
}
