import type { Country } from "../../countries/model/country";
import { type Locale, toLanguage } from "../../countries/model/locale";

/**
 * Builds the link to track a parcel; null without a tracking number or a tracking page.
 * The id per country and language selects the page's style and language (specification, second document 3). It is that
 * of the parcel's country, wherever the order is shown, in the reader's language if the country has it.
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
