/** Allow inline scripts and styles: `'nonce-…'` or `'sha256-…'`, separated by spaces. */
export type InlineSources = { readonly scripts: string; readonly styles: string };

type PolicySources = {
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

/** The Trusted Types policies of pages (`app/foundation/browser/trusted-types.ts`, `app/frame/browser/start-late.ts`). */
const policyNames = ["shop", "default", "late"];

/** Returns the policy of a host's pages, what they may load and do, by the sources of a page's inline elements. */
export function createContentSecurityPolicy(sources: PolicySources): (inline: InlineSources) => string {
  // With 'strict-dynamic' third-party scripts need no origin; browsers that do not support it use the list.
  const origins = new Set([...sources.walletOrigins, ...sources.partySources]);
  const others = [...origins].map((origin) => ` ${origin}`).join("");
  const socket = `${sources.isLocal ? "ws" : "wss"}://${sources.host}`;
  const further = [
    "default-src 'self'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src 'self' ${socket}${others}`,
    ...(others === "" ? [] : [`frame-src 'self'${others}`]),
    ["form-action 'self'", sources.paymentOrigin, ...sources.signInOrigins].join(" "),
    "require-trusted-types-for 'script'",
    // Scripts of other hosts name their own policies.
    others === "" ? `trusted-types ${policyNames.join(" ")}` : "trusted-types * 'allow-duplicates'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "report-uri /api/reports",
    "report-to default",
  ].join("; ");
  return ({ scripts, styles }) =>
    `script-src ${scripts} 'strict-dynamic'${others}; style-src 'self' ${styles}; ${further}`;
}

/** 122 random bits for one response, in hexadecimal. */
export function createNonce(): string {
  return crypto.randomUUID().replaceAll("-", "");
}
