/**
 * What the worker never sees, with or without a language before it: what acts on something, what is one person's answer
 * to a script, and the returns of payment and sign-in, which count once.
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

/** As `URLPattern` has it: `*` is anything. */
export const networkPatterns: readonly string[] = [
  ...ownPaths.flatMap((path) => [path, `/*${path}`]),
  "/*.data",
];

const networkPaths = networkPatterns.map(
  (pattern) => new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`),
);

/** `file`: one of the shop's own, named by its content. `picture`: one that was kept. `page`: a document. */
export type Handling = "file" | "picture" | "page";

/** What the worker does about a request; null: it is the browser's own matter, as if there were no worker. */
export function chooseHandling(
  { method, mode, url }: { readonly method: string; readonly mode: string; readonly url: string },
  ownOrigin: string,
): Handling | null {
  const { origin, pathname, search } = new URL(url);
  if (method !== "GET" || origin !== ownOrigin) return null;
  if (pathname.startsWith("/assets/")) return "file";
  if (search === "?kept" && pathname.startsWith("/pictures/")) return "picture";
  if (mode !== "navigate" || networkPaths.some((path) => path.test(pathname))) return null;
  // A file that somebody opens has no page to stand for it.
  return /\.[a-z][a-z\d]*$/i.test(pathname) ? null : "page";
}
