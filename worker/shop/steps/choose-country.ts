import { chooseCountryByHost } from "../../../app/countries/model/choose-country-by-host";
import { toCountryOn } from "../../../app/countries/model/country-on-day";
import { toPlainAnswer } from "../edit-headers";
import type { Step } from "../shop-env";

/** Chooses the country by host alone; any other host gets a 404 that shows nothing of a shop. */
export const chooseCountry: Step = async (context, next) => {
  const { isLocal, isStaging, law } = context.get("environment");
  const url = context.get("url");
  const choice = chooseCountryByHost(url.hostname, { allowLocalHosts: isLocal, isStaging });
  if (choice.kind === "unknown") return toPlainAnswer(404, "Not found");
  context.set("country", toCountryOn(choice.country, new Date(), law.bulgariaEuroFrom));
  context.set("origin", toCanonicalOrigin(url, choice.canonicalHostname, isLocal));
  return next();
};

function toCanonicalOrigin(url: URL, hostname: string, isLocal: boolean): string {
  if (!isLocal) return `https://${hostname}`;
  return `${url.protocol}//${hostname}${url.port ? `:${url.port}` : ""}`;
}
