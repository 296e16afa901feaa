import { parse as parseCookies } from "hono/utils/cookie";
import type { Country } from "../../../app/countries/model/country";
import type { Locale } from "../../../app/countries/model/locale";

const yearSeconds = 31_536_000;

/**
 * The plain cookies that other systems read (DECISIONS, "URLs and redirects"): Set-Cookie lines of those that are
 * missing or wrong in the request. The shop itself trusts none of them.
 */
export function toShopCookies(
  {
    country,
    locale,
    customerId,
  }: {
    readonly country: Country;
    readonly locale: Locale;
    /** null: a guest, whose browser drops the last customer's. */
    readonly customerId: string | null;
  },
  cookieHeader: string | null,
  isLocal: boolean,
): readonly string[] {
  const known = parseCookies(cookieHeader ?? "");
  const expected = Object.entries({
    country: country.code,
    currency: country.currency,
    store: country.storeKey,
    locale,
    ...(customerId ? { customer_id: customerId } : {}),
  });
  const attributes = `Path=/; Max-Age=${yearSeconds}; SameSite=Lax${isLocal ? "" : "; Secure"}`;
  const missing = expected.filter(([name, value]) => known[name] !== value);
  const hasCustomer = "customer_id" in known;
  const forgotten = !customerId && hasCustomer ? ["customer_id=; Path=/; Max-Age=0; SameSite=Lax"] : [];
  return [...missing.map(([name, value]) => `${name}=${value}; ${attributes}`), ...forgotten];
}
