import type { Consent } from "./identity-desk";

const lifetimeSeconds = 300;
const algorithm = { name: "ECDSA", namedCurve: "P-256" };
const signature = { name: "ECDSA", hash: "SHA-256" };
const keyId = "sandbox";

/** The public part of the signing key. */
export function toPublicKey({ kty, crv, x, y }: JsonWebKey): object {
  return { kty, crv, x, y, kid: keyId, alg: "ES256", use: "sig" };
}

/** Signs an ID token for the shopper's consent. `isForged`: with a key that is not the provider's. */
export async function signIdToken(
  jwk: JsonWebKey,
  issuer: string,
  consent: Consent,
  { isForged }: { readonly isForged: boolean },
): Promise<string> {
  const issuedAt = Math.floor(Date.now() / 1000);
  const { clientId, nonce, subject, email, isEmailVerified, firstName, lastName } = consent;
  const claims = {
    iss: issuer,
    aud: clientId,
    sub: subject,
    iat: issuedAt,
    exp: issuedAt + lifetimeSeconds,
    ...(nonce && { nonce }),
    ...(email && { email, email_verified: isEmailVerified }),
    given_name: firstName,
    family_name: lastName,
    name: `${firstName} ${lastName}`.trim(),
  };
  const body = `${encode({ alg: "ES256", typ: "JWT", kid: keyId })}.${encode(claims)}`;
  const key = isForged
    ? await makeForeignKey()
    : await crypto.subtle.importKey("jwk", jwk, algorithm, false, ["sign"]);
  const signed = await crypto.subtle.sign(signature, key, new TextEncoder().encode(body));
  return `${body}.${toBase64Url(new Uint8Array(signed))}`;
}

async function makeForeignKey(): Promise<CryptoKey> {
  const made = (await crypto.subtle.generateKey(algorithm, false, ["sign", "verify"])) as CryptoKeyPair;
  return made.privateKey;
}

function encode(value: object): string {
  return toBase64Url(new TextEncoder().encode(JSON.stringify(value)));
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
