import type { Country } from "../../countries/model/country";
import { type Locale, toLanguage } from "../../countries/model/locale";

/**
 * The way to follow a parcel; null: the carrier told no number, or nobody shows the way. The id per country and language says in whose look and
 * language the page answers (specification, second document 3).
 */
export function toTrackingLink(
  trackingPage: string | null,
  trackingId: string | null,
  { parcelTrackingIds, locales }: Pick<Country, "parcelTrackingIds" | "locales">,
  locale: Locale,
): string | null {
  if (!trackingPage || !trackingId) return null;
  const language = toLanguage(locale);
  const account = parcelTrackingIds[language] ?? parcelTrackingIds[toLanguage(locales[0])];
  if (!account) return null;
  return `${trackingPage}?${new URLSearchParams({ account, language, parcel: trackingId })}`;
}
