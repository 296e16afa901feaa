import { accountPlaces } from "../../../app/accounts/model/account-place";
import { brand } from "../../../app/countries/model/brand";
import { toLanguage } from "../../../app/countries/model/locale";
import type { ShopContext } from "../shop-env";

/** The build sets it (vite.config.ts). */
const builtAt: string = import.meta.env.BUILT_AT;

const dayMs = 86_400_000;
/** RFC 9116 recommends less than a year; a shop that is not built for so long has stale contacts. */
const validDays = 364;

type SecurityText = {
  readonly origin: string;
  /** URI of the contact; null: the customer service's address. */
  readonly contact: string | null;
  readonly languages: readonly string[];
  readonly builtAt: Date;
};

/** Writes a security.txt (RFC 9116). */
export function writeSecurityText({ origin, contact, languages, builtAt: start }: SecurityText): string {
  const expires = new Date(start.getTime() + validDays * dayMs).toISOString().replace(/\.\d+Z$/, "Z");
  return [
    `Contact: ${contact ?? `mailto:${brand.serviceMail}`}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${[...new Set([...languages, "en"])].join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** `/.well-known/security.txt`: whom to write to about a vulnerability. */
export function answerSecurityText(context: ShopContext): Response {
  const text = writeSecurityText({
    origin: context.get("origin"),
    contact: context.get("environment").securityContact,
    languages: context.get("country").locales.map(toLanguage),
    builtAt: new Date(builtAt),
  });
  return new Response(text, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

/** `/.well-known/change-password`: password managers open the page behind it (W3C, A Well-Known URL for Changing Passwords). */
export function redirectToPassword(context: ShopContext): Response {
  return context.redirect(`${context.get("origin")}${accountPlaces.security}`, 302);
}
