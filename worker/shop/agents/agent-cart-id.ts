import type { CountryCode } from "../../../app/countries/model/country";
import { isSameSecret } from "../security/is-same-secret";

const encoder = new TextEncoder();
const markCharacters = 22;
const cartIdPattern = /^([\w-]{1,64})\.([\w-]{22})$/;

/**
 * Returns the id under which an agent knows a cart that it created: the cart's id and a mark.
 * Only the shop can make the mark, so the id is also the permission to use the cart, in this country alone.
 */
export async function toAgentCartId(cartId: string, country: CountryCode, secret: string): Promise<string> {
  return `${cartId}.${await toMark(`cart ${country} ${cartId}`, secret)}`;
}

/** Returns the cart's id; null if the shop did not give out this id. */
export async function readAgentCartId(
  id: string,
  country: CountryCode,
  secret: string,
): Promise<string | null> {
  const [, cartId, mark] = cartIdPattern.exec(id) ?? [];
  if (cartId === undefined || mark === undefined) return null;
  return (await isSameSecret(mark, await toMark(`cart ${country} ${cartId}`, secret))) ? cartId : null;
}

const sharedIdPattern = /^shared\.([\w-]{1,64})\.([\w-]{22})$/;

/** Splits the id of a shopper's cart whose access is shared; null: another id. The room checks the secret. */
export function readSharedCartId(id: string): { readonly cartId: string; readonly secret: string } | null {
  const [, cartId, secret] = sharedIdPattern.exec(id) ?? [];
  return cartId !== undefined && secret !== undefined ? { cartId, secret } : null;
}

/** Returns the session in which a cart is created: the same for a repeat of the call. */
export async function toCreationSession(key: string | null, country: CountryCode, secret: string) {
  return `agent-${key === null ? crypto.randomUUID() : await toMark(`new ${country} ${key}`, secret)}`;
}

async function toMark(text: string, secret: string): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(`agents ${secret}`), algorithm, false, [
    "sign",
  ]);
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
  const base64 = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  return base64.slice(0, markCharacters);
}
