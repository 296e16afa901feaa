/**
 * Pages of ideas are kept outside the shop's own program; the word that their addresses bear in the shop's languages, as
 * addresses write it: without marks, or as it is.
 */
const inspirationWords =
  /inspira[ctz]|inspirasj|inspirace|inspiraat|ispirazion|inspiratie|inspirație|inspirác|inšpirác|navdih|ikvep|įkvėp|вдъхнов|vdahnov|έμπνευσ|εμπνευσ|empnefs/i;

export type LinkKind = "internal" | "external" | "other-host";

/**
 * Internal is what the shop itself shows, also by its whole address (`ownHost`, `www.ironhall.sk`); another host's page,
 * those of the company, of support and of the portals among them, opens beside the shop.
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
