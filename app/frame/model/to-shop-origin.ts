import type { Country } from "../../countries/model/country";

type OriginOf = (country: Country) => string;

/** A page names 28 of them, and there are as many request origins as shops: each is taken apart once. */
const known = new Map<string, OriginOf>();
/** A visitor may put any port into the address. */
const maxKnown = 500;

/** Origin of a country's shop as seen from a request: the production domain, or `<cc>.localhost` with the same port. */
export function toShopOrigin(country: Country, requestOrigin: string): string {
  const originOf = known.get(requestOrigin) ?? toOriginOf(requestOrigin);
  if (known.size >= maxKnown) known.clear();
  known.set(requestOrigin, originOf);
  return originOf(country);
}

function toOriginOf(requestOrigin: string): OriginOf {
  const { hostname, port, protocol } = new URL(requestOrigin);
  const isLocal = hostname === "127.0.0.1" || hostname === "localhost" || hostname.endsWith(".localhost");
  if (!isLocal) return ({ productionDomain }) => `https://${productionDomain}`;
  const ending = `.localhost${port ? `:${port}` : ""}`;
  return ({ code }) => `${protocol}//${code.toLowerCase()}${ending}`;
}
