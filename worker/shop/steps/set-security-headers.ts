import { humanCheckOrigin } from "../../../app/gateways/support/create-human-check";
import { editAnswerHeaders } from "../edit-headers";
import { listPartyOrigins, toOwnParties } from "../rendering/own-parties";
import { listWalletOrigins, toOriginAtPort, toOwnWallets } from "../rendering/own-wallets";
import { createNonce, toContentSecurityPolicy } from "../security/content-security-policy";
import type { ShopContext, Step } from "../shop-env";

const twoYears = "max-age=63072000; includeSubDomains; preload";
const permissions = ["camera=()", "microphone=()", "geolocation=()", "usb=()", "browsing-topics=()"].join(
  ", ",
);

function toPermissions(walletOrigins: readonly string[]): string {
  return `${permissions}, payment=(self${walletOrigins.map((origin) => ` "${origin}"`).join("")})`;
}

/** The headers that every answer of a shop carries; pages also get their policy with a nonce of their own. */
export const setSecurityHeaders: Step = async (context, next) => {
  context.set("nonce", createNonce());
  await next();
  editAnswerHeaders(context, (headers) => {
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
    const wallets = listWalletOrigins(context.get("environment").wallets);
    headers.set("Permissions-Policy", toPermissions(wallets));
    // A wallet's window says to the page what was chosen in it.
    headers.set(
      "Cross-Origin-Opener-Policy",
      wallets.length > 0 ? "same-origin-allow-popups" : "same-origin",
    );
    if (!context.get("environment").isLocal) headers.set("Strict-Transport-Security", twoYears);
    if (headers.get("Content-Type")?.startsWith("text/html")) {
      headers.set("Content-Security-Policy", toPolicy(context));
    }
  });
};

function toPolicy(context: ShopContext): string {
  const { isLocal, payment, signInProviders, partySources, humanCheck } = context.get("environment");
  const wallets = toOwnWallets(context);
  const { host, port } = context.get("url");
  const toOwn = (origin: string) => (isLocal ? toOriginAtPort(origin, port) : origin);
  return toContentSecurityPolicy({
    nonce: context.get("nonce"),
    host,
    isLocal,
    paymentOrigin: toOwn(payment.pageOrigin),
    signInOrigins: [...new Set(signInProviders.map(({ issuer }) => toOwn(new URL(issuer).origin)))],
    walletOrigins: listWalletOrigins(wallets),
    partySources: [
      ...new Set([
        ...listPartyOrigins(toOwnParties(context)),
        ...partySources,
        ...(humanCheck ? [humanCheckOrigin] : []),
      ]),
    ],
  });
}
