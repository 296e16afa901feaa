import { humanCheckOrigin } from "../../../app/gateways/support/create-human-check";
import type { Environment } from "../config/environment";
import { editAnswerHeaders } from "../edit-headers";
import {
  findOutsideServices,
  listPartyOrigins,
  listWalletOrigins,
  toOriginAtPort,
} from "../rendering/outside-services";
import { reportsPath } from "../reports/receive-policy-reports";
import {
  createContentSecurityPolicy,
  createNonce,
  type InlineSources,
} from "../security/content-security-policy";
import type { ShopContext, Step } from "../shop-env";

const twoYears = "max-age=63072000; includeSubDomains; preload";
const permissions = ["camera=()", "microphone=()", "geolocation=()", "usb=()", "browsing-topics=()"];

/** URL to which browsers report violations of the policies. */
const reportingEndpoints = `default="${reportsPath}"`;

/** Header values of one host. Only the sources of inline elements differ between its responses. */
type HostTexts = {
  readonly permissions: string;
  readonly openerPolicy: string;
  readonly toPolicy: (inline: InlineSources) => string;
};

/** Cached per environment and host: parsing the URLs of all services took 20% of the time of a cached page. */
const known = new WeakMap<Environment, Map<string, HostTexts>>();
/** Bounds the cache, which a client could fill with invented hosts. */
const maxHosts = 100;

/** Sets the security headers of every response; pages also get a Content Security Policy. */
export const setSecurityHeaders: Step = async (context, next) => {
  const nonce = createNonce();
  context.set("nonce", nonce);
  context.set("inlineSources", { scripts: `'nonce-${nonce}'`, styles: `'nonce-${nonce}'` });
  await next();
  const { permissions, openerPolicy, toPolicy } = findTexts(context);
  editAnswerHeaders(context, (headers) => {
    headers.set("X-Content-Type-Options", "nosniff");
    // A page opened by a secret link has already set `no-referrer`.
    if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
    headers.set("Permissions-Policy", permissions);
    headers.set("Cross-Origin-Opener-Policy", openerPolicy);
    const { isLocal, isStaging } = context.get("environment");
    if (!isLocal) headers.set("Strict-Transport-Security", twoYears);
    // Search engines index a linked page even if robots.txt disallows it.
    if (isStaging) headers.set("X-Robots-Tag", "noindex, nofollow");
    const isPage = headers.get("Content-Type")?.startsWith("text/html");
    // The operators' page has already set a stricter policy.
    if (isPage && !headers.has("Content-Security-Policy")) {
      headers.set("Content-Security-Policy", toPolicy(context.get("inlineSources")));
      headers.set("Reporting-Endpoints", reportingEndpoints);
    }
  });
};

function findTexts(context: ShopContext): HostTexts {
  const environment = context.get("environment");
  const { host } = context.get("url");
  const ofHosts = known.get(environment) ?? new Map<string, HostTexts>();
  known.set(environment, ofHosts);
  const last = ofHosts.get(host);
  if (last) return last;
  const texts = toHostTexts(context);
  if (ofHosts.size >= maxHosts) ofHosts.clear();
  ofHosts.set(host, texts);
  return texts;
}

function toHostTexts(context: ShopContext): HostTexts {
  const wallets = listWalletOrigins(context.get("environment").wallets);
  const payment = `payment=(self${wallets.map((origin) => ` "${origin}"`).join("")})`;
  return {
    permissions: [...permissions, payment].join(", "),
    // A wallet's popup sends the shopper's choice to `window.opener`.
    openerPolicy: `${wallets.length > 0 ? "same-origin-allow-popups" : "same-origin"}; report-to="default"`,
    toPolicy: createPolicy(context),
  };
}

function createPolicy(context: ShopContext): HostTexts["toPolicy"] {
  const environment = context.get("environment");
  const { isLocal, payment, signInProviders, partySources, humanCheck } = environment;
  const { host, port } = context.get("url");
  const { wallets, parties } = findOutsideServices(environment, port);
  const toOwn = (origin: string) => (isLocal ? toOriginAtPort(origin, port) : origin);
  return createContentSecurityPolicy({
    host,
    isLocal,
    paymentOrigin: toOwn(payment.pageOrigin),
    signInOrigins: [...new Set(signInProviders.map(({ issuer }) => toOwn(new URL(issuer).origin)))],
    walletOrigins: listWalletOrigins(wallets),
    partySources: [
      ...new Set([...listPartyOrigins(parties), ...partySources, ...(humanCheck ? [humanCheckOrigin] : [])]),
    ],
  });
}
