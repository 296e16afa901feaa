/**
 * Words in the URLs of inspiration pages, in each of the shop's languages.
 * These pages are outside the shop's application. A word may have diacritics or not.
 */
const inspirationWords =
  /inspira[ctz]|inspirasj|inspirace|inspiraat|ispirazion|inspiratie|inspirație|inspirác|inšpirác|navdih|ikvep|įkvėp|вдъхнов|vdahnov|έμπνευσ|εμπνευσ|empnefs/i;

export type LinkKind = "internal" | "external" | "other-host";

/**
 * Classifies a link: internal if the shop itself serves it, even as an absolute URL.
 * Pages of other hosts, including those of the company, of support and of the portals, open in a new tab. `ownHost`:
 * `www.ironhall.sk`.
 */
export function classifyLink(href: string, ownHost = ""): LinkKind {
  const url = /^https?:/i.test(href) ? URL.parse(href) : null;
  if (/^https?:/i.test(href) && url?.host !== ownHost) return "other-host";
  return inspirationWords.test(decode(url?.pathname ?? href)) ? "external" : "internal";
}

export type LinkAttributes = { readonly rel?: "noopener"; readonly target?: "_blank" };

const attributes: Readonly<Record<LinkKind, LinkAttributes>> = {
  internal: {},
  external: { rel: "noopener" },
  "other-host": { rel: "noopener", target: "_blank" },
};

/** The attributes of a link by its class; `href` and `ownHost` as for `classifyLink`. */
export function toLinkAttributes(href: string, ownHost = ""): LinkAttributes {
  return attributes[classifyLink(href, ownHost)];
}

function decode(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}
