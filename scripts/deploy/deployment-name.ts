/** Staging is production with another set of names: workers, databases, queues, hosts. */
export type DeploymentName = "production" | "staging";

export const deploymentNames: readonly DeploymentName[] = ["production", "staging"];

/** A worker's, database's, queue's or bucket's name in that deployment. */
export function toDeployedName(name: string, deployment: DeploymentName): string {
  return deployment === "production" ? name : `${name}-${deployment}`;
}

/** The host of a country's shop there: `www.ironhall.gr`, `staging.ironhall.gr`. */
export function toDeployedHost(productionDomain: string, deployment: DeploymentName): string {
  return deployment === "production"
    ? productionDomain
    : productionDomain.replace(/^www\./, `${deployment}.`);
}

/** A variable of production there: addresses of the countries' shops are those of its own. */
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
