/** A row of the country table, as far as a deploy looks at it. */
export type DeployedCountry = {
  readonly code: string;
  readonly isLive: boolean;
  readonly productionDomain: string;
};

export type RoutePlan = {
  readonly added: readonly string[];
  readonly kept: readonly string[];
  readonly removed: readonly string[];
};

/** The hosts of a country: its shop, and the bare domain that leads to it. */
export function toHosts(country: DeployedCountry): readonly string[] {
  return [country.productionDomain, country.productionDomain.replace(/^www\./, "")];
}

/**
 * What a deploy does to the routes: wrangler replaces a script's routes as a whole, so a deploy sends those of every
 * live country and of those named. `current` are the hosts that wrangler.toml names.
 */
export function planRoutes(
  countries: readonly DeployedCountry[],
  named: readonly string[],
  current: readonly string[],
): RoutePlan {
  const wanted = countries
    .filter((country) => country.isLive || named.includes(country.code))
    .flatMap(toHosts);
  return {
    added: wanted.filter((host) => !current.includes(host)),
    kept: wanted.filter((host) => current.includes(host)),
    removed: current.filter((host) => !wanted.includes(host)),
  };
}
