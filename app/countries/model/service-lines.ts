import type { CountryCode } from "./country";

/**
 * The service's phone numbers.
 * They are those that each country's regulator reserves for fiction: no one answers them. A country without one shows
 * neither a number nor hours.
 */
const serviceLines: Readonly<Partial<Record<CountryCode, string>>> = {
  DE: "+49 30 23125 482",
  FR: "+33 1 99 00 48 20",
  GB: "+44 20 7946 0482",
  IE: "+353 20 911 0482",
  SE: "+46 8 465 004 82",
};

/** The number of a country's service, formatted for people; null: none. */
export function findServiceLine(code: CountryCode): string | null {
  return serviceLines[code] ?? null;
}
