import { toStagingHost } from "../../app/countries/model/choose-country-by-host";
import type { Country } from "../../app/countries/model/country";
import type { Environment } from "./config/environment";

/** Where this deployment's shop of a country is reached, when there is no request that says so; here by its name on this machine. */
export function toShopOrigin(
  { isLocal, isStaging, localPort }: Pick<Environment, "isLocal" | "isStaging" | "localPort">,
  country: Country,
): string {
  if (isLocal) return `http://${country.code.toLowerCase()}.localhost:${localPort}`;
  return `https://${isStaging ? toStagingHost(country) : country.productionDomain}`;
}
