/** The key of a page that moved. */
export type SourceKey = {
  /** Host name without port. */
  readonly host: string;
  /** The path, followed by the query if any. */
  readonly path: string;
  readonly barePath: string;
};

/** Campaign parameters do not identify the page. */
const campaignMark = /^(?:utm_.*|[gd]clid|gclsrc|gbraid|wbraid|fbclid|msclkid|mc_[ce]id|_gl|srsltid)$/i;

/**
 * The stored form of sources: the query sorted by name, without campaign parameters, so that `?b=1&a=2` and `?a=2&b=1`
 * are equal.
 */
export function toSourceKey(url: URL): SourceKey {
  const pairs = url.search
    .slice(1)
    .split("&")
    .filter((pair) => pair && !campaignMark.test(pair.split("=", 1)[0] ?? ""))
    .sort();
  const query = pairs.length > 0 ? `?${pairs.join("&")}` : "";
  return { host: url.hostname, path: url.pathname + query, barePath: url.pathname };
}

/** The host of a source that applies to every host. */
export const everyHost = "*";
