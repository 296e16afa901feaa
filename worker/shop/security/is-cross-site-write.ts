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

/** Posts that other systems make without a shopper's cookie; they prove themselves by signature or by what they carry. */
const cookielessEndpoints = ["/hooks/", "/payment/return"];

/** Is this path open to writes from other sites? */
export function isCookielessEndpoint(pathname: string): boolean {
  return cookielessEndpoints.some((prefix) => pathname.startsWith(prefix));
}
