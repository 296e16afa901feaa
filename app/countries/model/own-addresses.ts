/**
 * Links and forms that lead there load a document: pages with words of their own. The browser needs no more of the
 * table.
 */
export const documentPath =
  /^\/(checkout|compare|create-account|log-out|login|my-account|my-lists|new-ct|password-reset|product-reviews|shared-list|write-review)(\/|$)|\.[a-z\d]+$/;

/**
 * The way to an order, after the cart: its pages have a frame of their own, so that who leaves them loads a document
 * too.
 */
export const quietPath = /^(?:\/[a-z]{2})?\/(?:checkout\/(?!cart(?:[/.]|$))|adyen-payment-error)/;

type OwnAddress = {
  /**
   * `page`: the same for every guest; `private`: one person's, so it is `no-store`, `noindex` and never kept;
   * `endpoint`: no page, its address is never rewritten. Pages of one segment end without a slash, those of slugs with
   * one.
   */
  readonly kind: "page" | "private" | "endpoint";
  /** robots.txt asks crawlers to stay away. */
  readonly isRefusedToRobots?: true;
  /** Domains of words that the browser needs there besides those of every page. */
  readonly words?: readonly (
    | "checkout"
    | "address"
    | "vat"
    | "orders"
    | "payment"
    | "reviews"
    | "compare"
    | "lists"
    | "listing"
    | "account"
  )[];
};

/**
 * The addresses that the shop knows itself, by their first segment after the language prefix; any other is a slug's.
 */
const ownAddresses: Readonly<Record<string, OwnAddress>> = {
  "after-add": { kind: "page" },
  "address-suggestions": { kind: "private", isRefusedToRobots: true },
  "adyen-payment-error": { kind: "private", words: ["checkout", "address", "orders", "payment"] },
  categories: { kind: "page" },
  "consent-panel": { kind: "page" },
  "consent-services": { kind: "page" },
  consents: { kind: "private" },
  countries: { kind: "page" },
  components: { kind: "page", words: ["checkout", "address", "vat", "orders", "payment", "listing"] },
  checkout: {
    kind: "private",
    isRefusedToRobots: true,
    words: ["checkout", "address", "vat", "orders", "payment", "account"],
  },
  compare: { kind: "page", words: ["compare"] },
  "create-account": { kind: "private", isRefusedToRobots: true, words: ["checkout", "address", "account"] },
  "log-out": { kind: "private", words: ["account"] },
  "email-change": { kind: "private", isRefusedToRobots: true },
  login: { kind: "private", isRefusedToRobots: true, words: ["checkout", "address", "account"] },
  "my-account": { kind: "private", isRefusedToRobots: true },
  "my-lists": { kind: "private", isRefusedToRobots: true, words: ["lists"] },
  navigation: { kind: "page" },
  "new-arrivals": { kind: "page" },
  "newsletter-subscription": { kind: "private", isRefusedToRobots: true },
  "password-reset": { kind: "private", isRefusedToRobots: true, words: ["checkout", "address", "account"] },
  personal: { kind: "private" },
  offline: { kind: "page" },
  "product-reviews": { kind: "page", words: ["reviews"] },
  "quick-order": { kind: "page" },
  recommendations: { kind: "private", isRefusedToRobots: true },
  sales: { kind: "page" },
  search: { kind: "page" },
  "shared-list": { kind: "private", isRefusedToRobots: true, words: ["lists"] },
  suggestions: { kind: "page" },
  support: { kind: "private" },
  unsubscribe: { kind: "private", isRefusedToRobots: true },
  "ways-on": { kind: "page" },
  withdrawal: { kind: "page" },

  api: { kind: "endpoint" },
  cia: { kind: "endpoint" },
  font: { kind: "endpoint" },
  healthz: { kind: "endpoint" },
  hooks: { kind: "endpoint" },
  "my-orders": { kind: "endpoint" },
  "new-ct": { kind: "endpoint", isRefusedToRobots: true },
  readyz: { kind: "endpoint" },
  realtime: { kind: "endpoint" },
  vat: { kind: "endpoint" },
  viewed: { kind: "private" },
  "write-review": { kind: "private", isRefusedToRobots: true, words: ["reviews"] },
};

const addressBySegment = /* @__PURE__ */ new Map(/* @__PURE__ */ Object.entries(ownAddresses));

/**
 * What the table says of a path without language prefix; null: it is a slug's. A product called `/apiculture/` is no
 * endpoint.
 */
export function findOwnAddress(path: string): OwnAddress | null {
  const end = path.indexOf("/", 1);
  return addressBySegment.get(path.slice(1, end < 0 ? undefined : end)) ?? null;
}

/** Is this the path, or the data, of a page of one person, with or without language prefix? */
export function isPrivatePage(pathname: string): boolean {
  return privatePath.test(pathname);
}

/** Asked of every page: one pattern is the cheapest. Without the mark of purity the browser would carry the table. */
const privatePath = /* @__PURE__ */ compilePrivatePath();

function compilePrivatePath(): RegExp {
  const own = Object.entries(ownAddresses).filter(([, { kind }]) => kind === "private");
  const segments = own.map(([segment]) => segment).join("|");
  return new RegExp(`^/+(?:[^/]+/+)?(?:${segments})(?:/|(?:\\.data)?$)`, "i");
}

/** Does the canonical path of these segments (without language prefix) end in a slash? */
export function endsInSlash(segments: readonly string[]): boolean {
  const own = findOwnAddress(`/${segments[0]}`);
  return segments.length === 1 && (own === null || own.kind === "endpoint");
}

/** The paths, without language prefix, that crawlers are asked not to read. */
export function listPathsRefusedToRobots(): readonly string[] {
  const refused = Object.entries(ownAddresses).filter(([, { isRefusedToRobots }]) => isRefusedToRobots);
  return refused.map(([segment]) => `/${segment}`);
}

/** A letter first, so that `/pump-2.5kw` is a slug and no file. */
const fileExtension = /\.[a-z][a-z0-9]{0,9}$/i;

/** Links of old newsletters; they match in any case and are never rewritten. */
const oldConsentPath = /\/exconsents\/[^/]+\/?$/i;

/** Does the path end in a file's extension? `.data` is one as well. */
export function isFilePath(pathname: string): boolean {
  return fileExtension.test(pathname);
}

/** What former shops ended their pages with. */
const formerPageExtension = /\.(?:[sx]?html?|php\d?|aspx?|jspx?|cfm|do)$/i;

/** Could a former shop have had a page there? The shop has none, and a file only where one was put. */
export function isFormerPagePath(pathname: string): boolean {
  return formerPageExtension.test(pathname) && !isSystemPath(pathname);
}

/** Endpoints, and what is the runtime's, the browsers' and the operators' own. */
function isSystemPath(pathname: string): boolean {
  if (pathname.startsWith("/.") || pathname.startsWith("/__")) return true;
  return findOwnAddress(pathname.toLowerCase())?.kind === "endpoint";
}

/**
 * The path by which a page that is gone is looked up; null: it never was a page. A former shop's is in lower case, for
 * some servers took any; the shop's own is as it is by then.
 */
export function toLookedUpPath(pathname: string): string | null {
  if (isFormerPagePath(pathname)) return pathname.toLowerCase();
  return isDocumentPath(pathname) ? pathname : null;
}

/** Is this the path of a page, whose address may be rewritten? Endpoints, data requests and files are not. */
export function isDocumentPath(pathname: string): boolean {
  return !isFilePath(pathname) && !oldConsentPath.test(pathname) && !isSystemPath(pathname);
}
