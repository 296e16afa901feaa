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
import { createNonce, toContentSecurityPolicy } from "../security/content-security-policy";
import type { ShopContext, Step } from "../shop-env";

const twoYears = "max-age=63072000; includeSubDomains; preload";
const permissions = ["camera=()", "microphone=()", "geolocation=()", "usb=()", "browsing-topics=()"];

/** Where browsers report violations of the policies below. */
const reportingEndpoints = `default="${reportsPath}"`;

/** Header values of one host, the same in all its responses but for the nonce. */
type HostTexts = {
  readonly permissions: string;
  readonly openerPolicy: string;
  /** The policy of its pages, split around the nonce. */
  readonly policyParts: readonly string[];
};

/** By environment and host: parsing the URLs of all services took a fifth of the time of a cached page. */
const known = new WeakMap<Environment, Map<string, HostTexts>>();
/** A client that invents hosts only makes the shop parse them again. */
const maxHosts = 100;

/** Sets the headers of every response of a shop; pages also get their policy with a nonce. */
export const setSecurityHeaders: Step = async (context, next) => {
  const nonce = createNonce();
  context.set("nonce", nonce);
  await next();
  const { permissions, openerPolicy, policyParts } = findTexts(context);
  editAnswerHeaders(context, (headers) => {
    headers.set("X-Content-Type-Options", "nosniff");
    // Pages that a secret link opens have a stricter one.
    if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
    headers.set("Permissions-Policy", permissions);
    headers.set("Cross-Origin-Opener-Policy", openerPolicy);
    const { isLocal, isStaging } = context.get("environment");
    if (!isLocal) headers.set("Strict-Transport-Security", twoYears);
    // A link to staging would get it indexed in spite of its robots.txt.
    if (isStaging) headers.set("X-Robots-Tag", "noindex, nofollow");
    const isPage = headers.get("Content-Type")?.startsWith("text/html");
    // The operators' page has a stricter one.
    if (isPage && !headers.has("Content-Security-Policy")) {
      headers.set("Content-Security-Policy", policyParts.join(nonce));
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
  const placeholder = createNonce();
  return {
    permissions: [...permissions, payment].join(", "),
    // A wallet's popup posts the shopper's choice to the page.
    openerPolicy: `${wallets.length > 0 ? "same-origin-allow-popups" : "same-origin"}; report-to="default"`,
    policyParts: toPolicy(context, placeholder).split(placeholder),
  };
}

function toPolicy(context: ShopContext, nonce: string): string {
  const environment = context.get("environment");
  const { isLocal, payment, signInProviders, partySources, humanCheck } = environment;
  const { host, port } = context.get("url");
  const { wallets, parties } = findOutsideServices(environment, port);
  const toOwn = (origin: string) => (isLocal ? toOriginAtPort(origin, port) : origin);
  return toContentSecurityPolicy({
    nonce,
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
