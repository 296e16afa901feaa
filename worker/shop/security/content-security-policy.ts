type PolicySources = {
  readonly nonce: string;
  /** Host (with port) of this shop, for its socket. */
  readonly host: string;
  readonly isLocal: boolean;
  /** Where a payment form may lead. */
  readonly paymentOrigin: string;
  /** Where a button of a sign-in provider leads. */
  readonly signInOrigins: readonly string[];
  /** Of the wallets' scripts; none where the shop is connected to no wallet. */
  readonly walletOrigins: readonly string[];
  /** Of services of others, which the page itself loads after consent only. */
  readonly partySources: readonly string[];
};

/** What a page of the shop may load and do (ARCHITECTURE, "How a request travels", 8). */
export function toContentSecurityPolicy(sources: PolicySources): string {
  // By 'strict-dynamic' a script of others needs no origin; browsers that do not know it read the list.
  const origins = new Set([...sources.walletOrigins, ...sources.partySources]);
  const others = [...origins].map((origin) => ` ${origin}`).join("");
  const socket = `${sources.isLocal ? "ws" : "wss"}://${sources.host}`;
  return [
    "default-src 'self'",
    `script-src 'nonce-${sources.nonce}' 'strict-dynamic'${others}`,
    `style-src 'self' 'nonce-${sources.nonce}'`,
    "img-src 'self' https: data:",
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src 'self' ${socket}${others}`,
    ...(others === "" ? [] : [`frame-src 'self'${others}`]),
    ["form-action 'self'", sources.paymentOrigin, ...sources.signInOrigins].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "report-uri /api/reports",
    "report-to default",
  ].join("; ");
}

/** 122 random bits for one response, in hexadecimal: the alphabet and length of the cache's placeholder. */
export function createNonce(): string {
  return crypto.randomUUID().replaceAll("-", "");
}
