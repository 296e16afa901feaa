/** What a page that moved is found by. */
export type SourceKey = {
  /** Host name without port. */
  readonly host: string;
  /** The path, with the query behind it where there is one. */
  readonly path: string;
  readonly barePath: string;
};

/** Marks of campaigns say nothing of the page. */
const campaignMark = /^(?:utm_.*|[gd]clid|gclsrc|gbraid|wbraid|fbclid|msclkid|mc_[ce]id|_gl|srsltid)$/i;

/**
 * The form in which sources are kept and looked for: the query in the order of its names, without marks of campaigns, so
 * that `?b=1&a=2` and `?a=2&b=1` are one.
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

/** The host of a source that counts on every host. */
export const everyHost = "*";
