import type { Country } from "./country";
import { countryTable, defaultCountryCode, getCountry } from "./country-table";

export type HostChoice =
  | { readonly kind: "country"; readonly country: Country; readonly canonicalHostname: string }
  | { readonly kind: "unknown" };

const unknown: HostChoice = { kind: "unknown" };

const productionHosts = new Map<string, HostChoice>();
const localHosts = new Map<string, HostChoice>();
const stagingHosts = new Map<string, HostChoice>();

for (const country of countryTable) {
  const choice: HostChoice = { kind: "country", country, canonicalHostname: country.productionDomain };
  productionHosts.set(country.productionDomain, choice);
  productionHosts.set(country.productionDomain.replace("www.", ""), choice);
  const staging = toStagingHost(country);
  stagingHosts.set(staging, { kind: "country", country, canonicalHostname: staging });
  const hostname = `${country.code.toLowerCase()}.localhost`;
  localHosts.set(hostname, { kind: "country", country, canonicalHostname: hostname });
}

for (const hostname of ["localhost", "127.0.0.1"]) {
  const country = getCountry(defaultCountryCode);
  localHosts.set(hostname, { kind: "country", country, canonicalHostname: hostname });
}

/** The staging host of a country's shop: `staging.ironhall.gr`. */
export function toStagingHost({ productionDomain }: Country): string {
  return productionDomain.replace(/^www\./, "staging.");
}

/**
 * Returns the origin of a country's shop in the deployment of `origin`.
 * That is production or staging (which never link to each other), or the local machine, with the same port.
 */
export function toSiblingOrigin(origin: string, country: Country): string {
  return createSiblingOrigins(origin)(country);
}

/** Like `toSiblingOrigin`, for many countries: reads the origin once. */
export function createSiblingOrigins(origin: string): (country: Country) => string {
  const { hostname, port, protocol } = new URL(origin);
  if (localHosts.has(hostname) || hostname.endsWith(".localhost"))
    return ({ code }) => `${protocol}//${code.toLowerCase()}.localhost${port ? `:${port}` : ""}`;
  const isStaging = stagingHosts.has(hostname);
  return (country) => `https://${isStaging ? toStagingHost(country) : country.productionDomain}`;
}

/**
 * Returns the country of a host name (without port).
 * Nothing else determines the country. A bare production domain maps to its `www.` host. `*.localhost` exists only
 * in development and preview, `staging.` hosts only in staging, which has no others.
 */
export function chooseCountryByHost(
  hostname: string,
  { allowLocalHosts, isStaging = false }: { allowLocalHosts: boolean; isStaging?: boolean },
): HostChoice {
  if (isStaging) return stagingHosts.get(hostname) ?? unknown;
  const local = allowLocalHosts ? localHosts.get(hostname) : undefined;
  return local ?? productionHosts.get(hostname) ?? unknown;
}
