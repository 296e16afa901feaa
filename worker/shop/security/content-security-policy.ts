type PolicySources = {
  readonly nonce: string;
  /** The shop's host (with port), for its socket. */
  readonly host: string;
  readonly isLocal: boolean;
  /** The origin that a payment form may post to. */
  readonly paymentOrigin: string;
  /** Origins that the buttons of sign-in providers lead to. */
  readonly signInOrigins: readonly string[];
  /** Origins of the wallets' scripts; empty if the shop is connected to no wallet. */
  readonly walletOrigins: readonly string[];
  /** Sources of third-party services, which the page loads only after consent. */
  readonly partySources: readonly string[];
};

/** The policy of a shop page: what it may load and do (ARCHITECTURE, "How a request travels", 8). */
export function toContentSecurityPolicy(sources: PolicySources): string {
  // With 'strict-dynamic' third-party scripts need no origin; browsers that do not support it use the list.
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
