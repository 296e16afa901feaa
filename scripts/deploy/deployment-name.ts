/** Staging is production with other names: workers, databases, queues, hosts. */
export type DeploymentName = "production" | "staging";

export const deploymentNames: readonly DeploymentName[] = ["production", "staging"];

/** Returns a worker's, database's, queue's or bucket's name in that deployment. */
export function toDeployedName(name: string, deployment: DeploymentName): string {
  return deployment === "production" ? name : `${name}-${deployment}`;
}

/** Returns the host of a country's shop in that deployment: `www.ironhall.gr`, `staging.ironhall.gr`. */
export function toDeployedHost(productionDomain: string, deployment: DeploymentName): string {
  return deployment === "production"
    ? productionDomain
    : productionDomain.replace(/^www\./, `${deployment}.`);
}

/** Returns a production variable for that deployment: URLs of the countries' shops become its own. */
export function toDeployedValue(
  value: string,
  productionDomains: readonly string[],
  deployment: DeploymentName,
): string {
  return productionDomains.reduce(
    (changed, domain) => changed.replaceAll(`//${domain}`, `//${toDeployedHost(domain, deployment)}`),
    value,
  );
}

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
