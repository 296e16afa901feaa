/** The parts of a country table row that a deploy uses. */
export type DeployedCountry = {
  readonly code: string;
  readonly isLive: boolean;
  readonly productionDomain: string;
};

/** Returns the hosts of a country: its shop, and the bare domain that redirects to it. */
export function toHosts(country: DeployedCountry): readonly string[] {
  return [country.productionDomain, country.productionDomain.replace(/^www\./, "")];
}
