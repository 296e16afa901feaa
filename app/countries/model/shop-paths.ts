import { type RouteDescriptor, routeTable } from "./route-table";

/**
 * Paths whose links and forms load a document (`opensDocument` in the route table), and files.
 * Written out, so that the browser does not load the table; a test compares the two.
 */
export const documentPath =
  /^\/(checkout|compare|create-account|log-out|login|my-account|my-lists|new-ct|order-status|password-reset|product-reviews|shared-list|write-review)(\/|$)|\.[a-z\d]+$/;

/** Matches the checkout steps after the cart, with or without language prefix. */
export const checkoutPath = /^(?:\/[a-z]{2})?\/(?:checkout\/(?!cart(?:[/.]|$))|adyen-payment-error)/;

const signInPath = /^(?:\/[a-z]{2})?\/(?:login|create-account|password-reset|log-out)(?:\/|$)/;

/**
 * Whether the page has the quiet frame: the checkout steps after the cart, and the pages to sign in, up or out.
 * Their header and footer are different ones, so links that leave them load a document.
 */
export function hasQuietFrame(pathname: string): boolean {
  return checkoutPath.test(pathname) || signInPath.test(pathname);
}

const addressBySegment = /* @__PURE__ */ new Map<string, RouteDescriptor>(
  /* @__PURE__ */ Object.entries(routeTable),
);

/**
 * Finds the descriptor of a path without language prefix; null for a slug.
 * Compares whole segments: a product called `/apiculture/` is no endpoint.
 */
export function findShopRoute(path: string): RouteDescriptor | null {
  const end = path.indexOf("/", 1);
  return addressBySegment.get(path.slice(1, end < 0 ? undefined : end)) ?? null;
}

/** Whether this is the path, or the data, of a private page, with or without language prefix. */
export function isPrivatePage(pathname: string): boolean {
  return privatePath.test(pathname);
}

/**
 * Tested for every page: one pattern is the fastest.
 * Without the purity annotation the browser's bundle would include the table.
 */
const privatePath = /* @__PURE__ */ compilePrivatePath();

function compilePrivatePath(): RegExp {
  const segments = listSegments(({ kind }) => kind === "private").join("|");
  return new RegExp(`^/+(?:[^/]+/+)?(?:${segments})(?:/|(?:\\.data)?$)`, "i");
}

/** Whether the canonical path of these segments (without language prefix) ends in a slash. */
export function endsInSlash(segments: readonly string[]): boolean {
  const own = findShopRoute(`/${segments[0]}`);
  return segments.length === 1 && (own === null || own.kind === "endpoint");
}

/** The paths, without language prefix, that robots.txt disallows. */
export function listPathsRefusedToRobots(): readonly string[] {
  return listSegments(({ isRefusedToRobots }) => isRefusedToRobots).map((segment) => `/${segment}`);
}

/**
 * Returns the fixed paths of pages in the sitemap, without language prefix.
 * The sitemap also lists products, categories and content.
 */
export function listSitemapPaths(): readonly string[] {
  return ["/", ...listSegments(({ isInSitemap }) => isInSitemap).map((segment) => `/${segment}`)];
}

function listSegments(isWanted: (route: RouteDescriptor) => boolean | undefined): readonly string[] {
  return [...addressBySegment].filter(([, route]) => isWanted(route)).map(([segment]) => segment);
}

/** A letter first, so that `/pump-2.5kw` is a slug and no file. */
const fileExtension = /\.[a-z][a-z0-9]{0,9}$/i;

/** Links of old newsletters; they match in any case and are never rewritten. */
const oldConsentPath = /\/exconsents\/[^/]+\/?$/i;

/** Whether the path ends in a file's extension, which `.data` is too. */
export function isFilePath(pathname: string): boolean {
  return fileExtension.test(pathname);
}

/** File extensions of former shops' pages. */
const formerPageExtension = /\.(?:[sx]?html?|php\d?|aspx?|jspx?|cfm|do)$/i;

/** Whether a former shop may have had a page there. The shop itself has none, and a file only if it exists. */
export function isFormerPagePath(pathname: string): boolean {
  return formerPageExtension.test(pathname) && !isSystemPath(pathname);
}

/** Endpoints, and paths of the runtime, of browsers and of operators. */
function isSystemPath(pathname: string): boolean {
  if (pathname.startsWith("/.") || pathname.startsWith("/__")) return true;
  return findShopRoute(pathname.toLowerCase())?.kind === "endpoint";
}

/**
 * Returns the path to look up for a removed page; null if it never was a page.
 * A former shop's path is in lower case, as some servers accepted any; the shop's own is already canonical.
 */
export function toLookedUpPath(pathname: string): string | null {
  if (isFormerPagePath(pathname)) return pathname.toLowerCase();
  return isDocumentPath(pathname) ? pathname : null;
}

/** Whether this is the path of a page, which may be rewritten. Endpoints, data requests and files are not. */
export function isDocumentPath(pathname: string): boolean {
  return !isFilePath(pathname) && !oldConsentPath.test(pathname) && !isSystemPath(pathname);
}
