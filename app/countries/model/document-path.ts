/** Whole first segments that belong to endpoints; a product called `/apiculture/` is none of them. */
const endpointSegments: ReadonlySet<string> = new Set([
  "api",
  "cia",
  "font",
  "healthz",
  "hooks",
  "my-orders",
  "new-ct",
  "realtime",
  "vat",
]);

/** A letter first, so that `/pump-2.5kw` is a slug and no file. */
const fileExtension = /\.[a-z][a-z0-9]{0,9}$/i;

/** Links of old newsletters; they match in any case and are never rewritten. */
const oldConsentPath = /\/exconsents\/[^/]+\/?$/i;

/** Is this the path of a page, whose address may be rewritten? Endpoints, data requests and files are not. */
export function isDocumentPath(pathname: string): boolean {
  if (pathname.startsWith("/.") || pathname.startsWith("/__")) return false;
  if (fileExtension.test(pathname) || oldConsentPath.test(pathname)) return false;
  const [, first = ""] = pathname.split("/", 2);
  return !endpointSegments.has(first.toLowerCase());
}
