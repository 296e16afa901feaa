import { toStagingHost } from "../../app/countries/model/choose-country-by-host";
import type { Country } from "../../app/countries/model/country";
import type { Environment } from "./config/environment";

/**
 * The origin of a country's shop in this deployment, for code without a request; locally by its host on this machine.
 */
export function toShopOrigin(
  { isLocal, isStaging, localPort }: Pick<Environment, "isLocal" | "isStaging" | "localPort">,
  country: Country,
): string {
  if (isLocal) return `http://${country.code.toLowerCase()}.localhost:${localPort}`;
  return `https://${isStaging ? toStagingHost(country) : country.productionDomain}`;
}
