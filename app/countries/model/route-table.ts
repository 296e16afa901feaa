type MessageDomain =
  | "checkout"
  | "address"
  | "vat"
  | "orders"
  | "payment"
  | "reviews"
  | "compare"
  | "lists"
  | "listing"
  | "account";

/** Properties of a route for the edge, the page head and crawlers, independent of its module. */
export type RouteDescriptor = {
  /**
   * Determines caching.
   * `page`: the same for every guest, stored in the page cache. `private`: different for each customer, `no-store` and
   * `noindex`. `endpoint`: no page; its path is never rewritten.
   * A path of one segment has no trailing slash.
   */
  readonly kind: "page" | "private" | "endpoint";
  /** robots.txt asks crawlers to stay away. */
  readonly isRefusedToRobots?: true;
  /** The sitemap of every country lists the path. */
  readonly isInSitemap?: true;
  /** Links and forms load a document: the page needs separate messages (`documentPath`). */
  readonly opensDocument?: true;
  /** Message domains that the browser needs in addition to those of every page. */
  readonly messages?: readonly MessageDomain[];
  /**
   * Query parameters that the routes below this segment read, in the order of the cache key.
   * `a.*` represents every name that begins with `a.`.
   */
  readonly query?: readonly string[];
  /** Query parameters that keep the page out of the cache, because they have too many values. */
  readonly uncachedQuery?: readonly string[];
};

/**
 * The parameters of a listing (`listing-search.ts`): `a.*` are values of an attribute, `r.*` its range, which a form sends
 * as two ends (`r.capacity.from`, `price.to`).
 */
const listingParameters = [
  "q",
  "brand",
  "category",
  "tags",
  "grade",
  "rating",
  "stock",
  "price",
  "price.from",
  "price.to",
  "sort",
  "view",
  "hits",
  "page",
  "a.*",
  "r.*",
] as const;

/**
 * Descriptor of the home page, products, categories and content pages.
 * It applies to every path whose first segment is not in `routeTable`.
 */
export const slugRoute = {
  kind: "page",
  query: [...listingParameters, "variant"],
  // of a machine's passport
  uncachedQuery: ["serial"],
} as const satisfies RouteDescriptor;

/**
 * Query parameters that every page may have.
 * `cached` are those of data requests and part of the cache's key; `uncached` keep a page out of the cache.
 */
export const sharedQuery = {
  cached: ["_routes", "index"],
  uncached: ["confirmation", "social", "with", "monitoring", "version-banner", "toggle-*"],
} as const;

/**
 * Descriptors of the shop's routes, by the first segment after the language prefix.
 * Plain data, because the edge reads it without the route's module; tests compare it with `app/routes.ts`.
 *
 * Source: docs/decisions/150
 */
export const routeTable = {
  "after-add": { kind: "page" },
  "address-suggestions": { kind: "private", isRefusedToRobots: true, query: ["input", "place", "token"] },
  "adyen-payment-error": {
    kind: "private",
    messages: ["checkout", "address", "orders", "payment"],
    query: ["error"],
  },
  "assistant-access": { kind: "private", isRefusedToRobots: true },
  "assistant-cart": { kind: "private", isRefusedToRobots: true, query: ["key"] },
  categories: { kind: "page" },
  "consent-panel": { kind: "page" },
  "consent-services": { kind: "page" },
  consents: { kind: "private", query: ["saved"] },
  countries: { kind: "page", uncachedQuery: ["from"] },
  components: { kind: "page", messages: ["checkout", "address", "vat", "orders", "payment", "listing"] },
  checkout: {
    kind: "private",
    isRefusedToRobots: true,
    messages: ["checkout", "address", "vat", "orders", "payment", "account"],
    opensDocument: true,
    query: [
      "removed",
      "quantity",
      "pressed",
      "error",
      "order",
      "items",
      "attempt",
      "sessionId",
      "sessionResult",
      "redirectResult",
      "token",
    ],
  },
  compare: { kind: "page", messages: ["compare"], opensDocument: true, uncachedQuery: ["skus", "add"] },
  "create-account": {
    kind: "private",
    isRefusedToRobots: true,
    messages: ["checkout", "address", "account"],
    opensDocument: true,
    query: ["order", "token"],
  },
  "log-out": { kind: "private", messages: ["account"], opensDocument: true },
  "email-change": { kind: "private", isRefusedToRobots: true, query: ["token"] },
  login: {
    kind: "private",
    isRefusedToRobots: true,
    messages: ["checkout", "address", "account"],
    opensDocument: true,
  },
  "my-account": {
    kind: "private",
    isRefusedToRobots: true,
    opensDocument: true,
    query: ["q", "sort", "page", "add", "change", "remove"],
  },
  "my-lists": {
    kind: "private",
    isRefusedToRobots: true,
    messages: ["lists"],
    opensDocument: true,
    query: ["list", "said", "save"],
  },
  navigation: { kind: "page" },
  "new-arrivals": { kind: "page", query: listingParameters, isInSitemap: true },
  "newsletter-subscription": { kind: "private", isRefusedToRobots: true, query: ["problem"] },
  "order-status": { kind: "private", opensDocument: true, query: ["order", "token"] },
  "password-reset": {
    kind: "private",
    isRefusedToRobots: true,
    messages: ["checkout", "address", "account"],
    opensDocument: true,
    query: ["token"],
  },
  personal: { kind: "private", query: ["order"] },
  offline: { kind: "page" },
  "product-reviews": {
    kind: "page",
    messages: ["reviews"],
    opensDocument: true,
    query: ["rating", "sort", "page"],
  },
  "quick-order": { kind: "page" },
  recommendations: { kind: "private", isRefusedToRobots: true, query: ["skus"] },
  repair: { kind: "private", query: ["product", "defect"] },
  returns: { kind: "private", query: ["order", "token", "announced", "parcel", "unavailable"] },
  sales: { kind: "page", query: listingParameters, isInSitemap: true },
  search: { kind: "page", query: listingParameters },
  "shared-list": {
    kind: "private",
    isRefusedToRobots: true,
    messages: ["lists"],
    opensDocument: true,
    query: ["key"],
  },
  suggestions: { kind: "page", query: ["q"] },
  support: { kind: "private", query: ["request", "reason", "subreason", "product", "order", "web-form"] },
  unsubscribe: { kind: "private", isRefusedToRobots: true, query: ["token"] },
  "ways-on": { kind: "page" },
  withdrawal: { kind: "private", query: ["order", "token"] },

  api: { kind: "endpoint" },
  cia: { kind: "endpoint" },
  font: { kind: "endpoint" },
  healthz: { kind: "endpoint" },
  hooks: { kind: "endpoint" },
  "my-orders": { kind: "endpoint" },
  "new-ct": { kind: "endpoint", isRefusedToRobots: true, opensDocument: true },
  readyz: { kind: "endpoint" },
  realtime: { kind: "endpoint" },
  theme: { kind: "endpoint", isRefusedToRobots: true },
  vat: { kind: "endpoint" },
  viewed: { kind: "private", query: ["skus"] },
  "write-review": { kind: "private", isRefusedToRobots: true, messages: ["reviews"], opensDocument: true },
} as const satisfies Readonly<Record<string, RouteDescriptor>>;

export type RouteSegment = keyof typeof routeTable;

type NamesIn<Descriptor> =
  | (Descriptor extends { readonly query: readonly (infer Name)[] } ? Name : never)
  | (Descriptor extends { readonly uncachedQuery: readonly (infer Name)[] } ? Name : never)
  | (typeof sharedQuery)["cached" | "uncached"][number];

type Expand<Name> = Name extends `${infer Head}*` ? `${Head}${string}` : Name;

/** The query of a URL, of which only the parameters that its route declares can be read. */
export type DeclaredQuery<Name> = {
  get(name: Name): string | null;
  getAll(name: Name): readonly string[];
  has(name: Name): boolean;
  keys(): Iterable<string>;
};

/** The query of a route of the table. */
export type RouteQuery<Segment extends RouteSegment> = DeclaredQuery<
  Expand<NamesIn<(typeof routeTable)[Segment]>>
>;

/** The query of a listing, on a category's path or a search page. */
export type ListingRouteQuery = DeclaredQuery<Expand<(typeof listingParameters)[number]>>;

/** The query of a slug's page. */
export type SlugQuery = DeclaredQuery<Expand<NamesIn<typeof slugRoute>>>;

/**
 * Returns the query parameters of a request to the route `segment`.
 * Reading a parameter that the route does not declare is a type error.
 */
export function readQuery<Segment extends RouteSegment>(
  { url }: { readonly url: string },
  _segment: Segment,
): RouteQuery<Segment> {
  return new URL(url).searchParams;
}

/** Returns the query parameters of a request below a slug. */
export function readSlugQuery({ url }: { readonly url: string }): SlugQuery {
  return new URL(url).searchParams;
}

/**
 * Returns whether a query parameter is declared.
 * `a.*` declares every parameter that begins with `a.`.
 */
export function isDeclared(name: string, declared: readonly string[]): boolean {
  return declared.some((one) =>
    one.endsWith("*") ? name.startsWith(one.slice(0, -1)) && /^[\w.-]{1,80}$/.test(name) : one === name,
  );
}
