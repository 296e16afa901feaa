/**
 * Does a writing request come from another site's page? Browsers say so in Sec-Fetch-Site and Origin; a client that
 * sends neither is no browser, and the session's SameSite cookie would not come along either.
 */
export function isCrossSiteWrite(headers: Headers, origin: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const from = headers.get("origin");
  return from !== null && from !== origin;
}

/**
 * Posts that other systems make without a shopper's cookie; they prove themselves by signature or by what they carry.
 * Reports of policies, which browsers send by themselves, do nothing but count.
 */
const cookielessEndpoints = ["/hooks/", "/payment/return", "/api/reports"];

/** Is this path open to writes from other sites? */
export function isCookielessEndpoint(pathname: string): boolean {
  return cookielessEndpoints.some((prefix) => pathname.startsWith(prefix));
}

/** Largest body that any form or command of the shop needs, with room to spare. */
export const longestBodyBytes = 64 * 1024;

/** The whole body, or null when it is longer than allowed; a body without a stated length is counted as it comes. */
export async function readBoundedBody(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("content-length") ?? 0) > longestBodyBytes) return null;
  const body = new Uint8Array(longestBodyBytes);
  let length = 0;
  for await (const chunk of request.body ?? []) {
    if (length + chunk.length > longestBodyBytes) return null;
    body.set(chunk, length);
    length += chunk.length;
  }
  return body.slice(0, length);
}

/** Far beyond what any command of the shop nests; what walks a value level by level must not run out of stack. */
const deepestNesting = 100;

function isNestedTooDeep(json: string): boolean {
  let depth = 0;
  for (const [bracket] of json.replaceAll(/"(?:[^"\\]|\\.)*"/g, "").matchAll(/[[{\]}]/g)) {
    depth += bracket === "[" || bracket === "{" ? 1 : -1;
    if (depth > deepestNesting) return true;
  }
  return false;
}

/** Can the bytes be read as JSON that is nested no deeper than anything a client sends? */
export function isJson(body: Uint8Array): boolean {
  try {
    const json = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(body);
    JSON.parse(json);
    return !isNestedTooDeep(json);
  } catch {
    return false;
  }
}
