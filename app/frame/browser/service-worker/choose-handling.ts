/**
 * Paths that the worker never handles, with or without a language prefix: actions, personal responses to scripts, and
 * returns from payment and sign-in, which count once.
 */
const ownPaths = [
  "/adyen-payment-error",
  "/checkout/payment/*",
  "/hooks/*",
  "/login/with/*",
  "/my-orders/*",
  "/new-ct/*",
  "/payment/*",
  "/personal*",
  "/realtime*",
  "/vat/*",
];

/** In the syntax of `URLPattern`: `*` matches anything. */
export const networkPatterns: readonly string[] = [
  ...ownPaths.flatMap((path) => [path, `/*${path}`]),
  "/*.data",
];

const networkPaths = networkPatterns.map(
  (pattern) => new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`),
);

/** `file`: one of the shop's own, named by its content. `picture`: a cached one. `page`: a document. */
export type Handling = "file" | "picture" | "page";

/** Returns how the worker handles a request; null: the browser handles it as if there were no worker. */
export function chooseHandling(
  { method, mode, url }: { readonly method: string; readonly mode: string; readonly url: string },
  ownOrigin: string,
): Handling | null {
  const { origin, pathname, search } = new URL(url);
  if (method !== "GET" || origin !== ownOrigin) return null;
  if (pathname.startsWith("/assets/")) return "file";
  if (search === "?kept" && pathname.startsWith("/pictures/")) return "picture";
  if (mode !== "navigate" || networkPaths.some((path) => path.test(pathname))) return null;
  // A file that is opened as a document has no offline page.
  return /\.[a-z][a-z\d]*$/i.test(pathname) ? null : "page";
}
