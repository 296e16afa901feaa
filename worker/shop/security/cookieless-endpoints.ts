/** Posts that other systems make without a shopper's cookie; they prove themselves by signature or by what they carry. */
const cookielessEndpoints = ["/hooks/", "/payment/return"];

/** Is this path open to writes from other sites? */
export function isCookielessEndpoint(pathname: string): boolean {
  return cookielessEndpoints.some((prefix) => pathname.startsWith(prefix));
}
