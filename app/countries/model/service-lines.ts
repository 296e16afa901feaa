import type { CountryCode } from "./country";

/**
 * Where customers may call. The numbers are those that each country's regulator keeps free for stories: nobody answers
 * them. A country without one shows neither a number nor hours.
 */
const serviceLines: Readonly<Partial<Record<CountryCode, string>>> = {
  DE: "+49 30 23125 482",
  FR: "+33 1 99 00 48 20",
  GB: "+44 20 7946 0482",
  IE: "+353 20 911 0482",
  SE: "+46 8 465 004 82",
};

/** The number of a country's service, as people write it; null: there is none. */
export function findServiceLine(code: CountryCode): string | null {
  return serviceLines[code] ?? null;
}
