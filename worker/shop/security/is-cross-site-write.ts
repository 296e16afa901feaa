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
