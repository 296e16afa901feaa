import { is, optional, string, type } from "superstruct";
import { toInternalPath } from "../../accounts/model/internal-path";

/** The path of newsletter confirmations; without language prefix. */
const confirmPath = "/exConsents/confirm";

/** The content of such a link: the sealed subscriber, and the shopper's next path. */
export type ConfirmationHash = { readonly token: string | null; readonly redirectTo: string | null };

const Hash = type({ email_token: optional(string()), redirect_to: optional(string()) });
const nothing: ConfirmationHash = { token: null, redirectTo: null };
const longestHash = 4_000;

/**
 * Builds the path of a newsletter confirmation link, with the token in the query `hash`.
 * `hash` is JSON in base64url.
 *
 * Source: specification, second document 2.2
 */
export function toConfirmationPath(token: string): string {
  return `${confirmPath}?${new URLSearchParams({ hash: toBase64Url(JSON.stringify({ email_token: token })) })}`;
}

/**
 * Parses the query `hash` of a confirmation link, in base64url or base64.
 * Malformed parts are null; `redirectTo` is a path of the shop only.
 */
export function parseConfirmationHash(hash: string | null): ConfirmationHash {
  if (!hash || hash.length > longestHash) return nothing;
  try {
    // A plus of base64 in a query is decoded as a space.
    const text = atob(hash.replaceAll(/[-\s]/g, "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const content: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!is(content, Hash)) return nothing;
    return { token: content.email_token || null, redirectTo: toInternalPath(content.redirect_to) };
  } catch {
    return nothing;
  }
}

/** Builds the path with a token that unsubscribes; without language prefix. */
export function toUnsubscribePath(token: string): string {
  return `/unsubscribe?${new URLSearchParams({ token })}`;
}

function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
