import { parseJson } from "../../../app/foundation/parse-json";

/**
 * Does a writing request come from another site's page? Browsers say so in Sec-Fetch-Site and Origin; a client that
 * sends neither is no browser, and the session's SameSite cookie would not come along either.
 */
export function isCrossSiteWrite(headers: Headers, origin: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const from = headers.get("origin");
  // A page with `Referrer-Policy: no-referrer` posts with "Origin: null" (Fetch standard); its Sec-Fetch-Site still proves
  // where the request comes from, and no page can set that header.
  if (from === "null" && site === "same-origin") return false;
  return from !== null && from !== origin;
}

/**
 * Does a writing request to one of this machine's own systems (sandbox, platform, rooms …) come from a page of neither
 * these systems nor the shops? Servers and command lines send no Origin.
 */
export function isForeignLocalWrite(headers: Headers, port: string): boolean {
  const from = headers.get("origin");
  if (from === null) return false;
  // The pages of these systems send no referrer, so their own forms have "Origin: null" (Fetch standard).
  if (from === "null") return headers.get("sec-fetch-site") !== "same-origin";
  const url = URL.parse(from);
  return !url || url.port !== port || !/^(?:[\w-]+\.)?localhost$/.test(url.hostname);
}

/**
 * Posts of other systems without a shopper's cookie; their signature or their content proves them.
 * Policy reports, which browsers send by themselves, are only counted.
 */
const cookielessEndpoints = ["/hooks/", "/payment/return", "/api/reports"];

/** Does this path accept writes from other sites? */
export function isCookielessEndpoint(pathname: string): boolean {
  return cookielessEndpoints.some((prefix) => pathname.startsWith(prefix));
}

/** Paths on which agents replace a resource (docs/agents.md); no other write is a PUT. */
const replacedPath = /^(?:\/[a-z]{2})?\/api\/ucp\/v1\/(?:carts|checkout-sessions)\/[^/]+$/;

/** Is it a PUT of a path that accepts it? */
export function isReplacing(method: string, pathname: string): boolean {
  return method === "PUT" && replacedPath.test(pathname);
}

/** Largest body that any form or command of the shop needs, with room to spare. */
export const longestBodyBytes = 64 * 1024;

/** Pasted lists may be far too long: the quick order's page returns them with the reason. */
const listPath = /^(?:\/[a-z]{2})?\/(?:my-account\/)?quick-order(?:\/preview)?\/?$/;
const longestListBytes = 1024 * 1024;

/** Largest body in bytes that the page or endpoint at this path reads. */
export function toLongestBody(pathname: string): number {
  return listPath.test(pathname) ? longestListBytes : longestBodyBytes;
}

/**
 * Reads the whole body into memory; a body without a stated length is counted as it comes.
 *
 * @returns `too-large` above `longest` bytes; `broken` when the connection or the chunked encoding breaks off
 */
export async function readBoundedBody(
  request: Request,
  longest: number = longestBodyBytes,
): Promise<Uint8Array<ArrayBuffer> | "too-large" | "broken"> {
  if (Number(request.headers.get("content-length") ?? 0) > longest) return "too-large";
  const body = new Uint8Array(longest);
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      if (length + chunk.length > longest) return "too-large";
      body.set(chunk, length);
      length += chunk.length;
    }
  } catch {
    return "broken";
  }
  return body.slice(0, length);
}

/** Far beyond what any command of the shop nests; a recursive walk over a value must not overflow the stack. */
const deepestNesting = 100;

function isNestedTooDeep(json: string): boolean {
  let depth = 0;
  for (const [bracket] of json.replaceAll(/"(?:[^"\\]|\\.)*"/g, "").matchAll(/[[{\]}]/g)) {
    depth += bracket === "[" || bracket === "{" ? 1 : -1;
    if (depth > deepestNesting) return true;
  }
  return false;
}

/** Parses a request body; `undefined` when it is not UTF-8, not JSON or nested deeper than a client sends. */
export function parseJsonBody(body: Uint8Array): unknown {
  const json = decodeUtf8(body);
  const value = json === null ? undefined : parseJson(json);
  // Malformed JSON is refused first: the check of the nesting is slow for a text with unclosed quotes.
  return json !== null && value !== undefined && !isNestedTooDeep(json) ? value : undefined;
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return null;
  }
}
