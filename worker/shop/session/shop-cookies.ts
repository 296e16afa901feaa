import type { Country } from "../../../app/countries/model/country";
import type { Locale } from "../../../app/countries/model/locale";

const yearSeconds = 31_536_000;

/**
 * The plain cookies that other systems read (DECISIONS, "URLs and redirects"): Set-Cookie lines of those that the
 * request does not bring as they should be. The shop itself believes none of them.
 */
export function toShopCookies(
  { country, locale }: { readonly country: Country; readonly locale: Locale },
  cookieHeader: string | null,
  isLocal: boolean,
): readonly string[] {
  const known = new Set(cookieHeader?.split(/;\s*/));
  const wanted = [
    `country=${country.code}`,
    `currency=${country.currency}`,
    `store=${country.storeKey}`,
    `locale=${locale}`,
  ];
  const attributes = `Path=/; Max-Age=${yearSeconds}; SameSite=Lax${isLocal ? "" : "; Secure"}`;
  return wanted.filter((pair) => !known.has(pair)).map((pair) => `${pair}; ${attributes}`);
}
