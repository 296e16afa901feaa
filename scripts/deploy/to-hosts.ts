/** A row of the country table, as far as a deploy looks at it. */
export type DeployedCountry = {
  readonly code: string;
  readonly isLive: boolean;
  readonly productionDomain: string;
};

/** The hosts of a country: its shop, and the bare domain that leads to it. */
export function toHosts(country: DeployedCountry): readonly string[] {
  return [country.productionDomain, country.productionDomain.replace(/^www\./, "")];
}
