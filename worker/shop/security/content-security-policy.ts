type PolicySources = {
  readonly nonce: string;
  /** Host (with port) of this shop, for its socket. */
  readonly host: string;
  readonly isLocal: boolean;
  /** Where a payment form may lead. */
  readonly paymentOrigin: string;
};

/** What a page of the shop may load and do (ARCHITECTURE, "How a request travels", 8). */
export function toContentSecurityPolicy(sources: PolicySources): string {
  const socket = `${sources.isLocal ? "ws" : "wss"}://${sources.host}`;
  return [
    "default-src 'self'",
    `script-src 'nonce-${sources.nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${sources.nonce}'`,
    "img-src 'self' https: data:",
    "font-src 'self'",
    `connect-src 'self' ${socket}`,
    `form-action 'self' ${sources.paymentOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** 122 random bits for one response, in hexadecimal: the alphabet and length of the cache's placeholder. */
export function createNonce(): string {
  return crypto.randomUUID().replaceAll("-", "");
}
