import type { IRequest } from "itty-router";
import { openIdentityProvider, openServiceLog, type SandboxEnvironment } from "../environment";
import { signIdToken, toPublicKey } from "./sign-id-token";
import { readProvider, toIssuer } from "./sign-in-providers";

const noProvider = () => Response.json({ error: "not_found" }, { status: 404 });

/** `GET /sign-in/<provider>/.well-known/openid-configuration` (OpenID Connect Discovery). */
export function answerDiscovery(request: IRequest): Response {
  const provider = readProvider(request.params.provider);
  if (!provider) return noProvider();
  const issuer = toIssuer(provider);
  return Response.json({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["ES256"],
    scopes_supported: ["openid", "email", "profile"],
    token_endpoint_auth_methods_supported: ["client_secret_basic"],
    code_challenge_methods_supported: ["S256"],
    claims_supported: ["sub", "email", "email_verified", "given_name", "family_name", "name"],
    authorization_response_iss_parameter_supported: true,
  });
}

export async function answerKeys(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const provider = readProvider(request.params.provider);
  if (!provider) return noProvider();
  return Response.json({ keys: [toPublicKey(await openIdentityProvider(env, provider).key())] });
}

/** `POST /sign-in/<provider>/token`: exchanges a code for an ID token, once, for an authenticated client. */
export async function answerToken(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const provider = readProvider(request.params.provider);
  if (!provider) return noProvider();
  if (!isClient(request.headers.get("authorization"), env)) return refuse("invalid_client", 401);
  const form = new URLSearchParams(await request.text());
  if (form.get("grant_type") !== "authorization_code") return refuse("unsupported_grant_type");
  const identityProvider = openIdentityProvider(env, provider);
  const consent = await identityProvider.redeemCode(form.get("code") ?? "");
  if (!consent || consent.redirectUri !== form.get("redirect_uri")) return refuse("invalid_grant");
  if (consent.challenge !== (await toChallenge(form.get("code_verifier") ?? "")))
    return refuse("invalid_grant");
  const isForged = (await openServiceLog(env, provider).readSwitch()) === "wrong";
  return Response.json(
    {
      access_token: crypto.randomUUID(),
      token_type: "Bearer",
      expires_in: 300,
      id_token: await signIdToken(await identityProvider.key(), toIssuer(provider), consent, { isForged }),
    },
    { headers: { "cache-control": "no-store" } },
  );
}

/** RFC 6749, 2.3.1: id and secret are form-encoded before they are joined. */
function isClient(header: string | null, env: SandboxEnvironment): boolean {
  const [, encoded = ""] = /^Basic (.+)$/i.exec(header ?? "") ?? [];
  try {
    const [id, secret] = atob(encoded).split(":").map(decodeURIComponent);
    return id === "ironhall-shop" && secret === env.SIGN_IN_CLIENT_SECRET;
  } catch {
    return false;
  }
}

async function toChallenge(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function refuse(error: string, status = 400): Response {
  return Response.json({ error }, { status, headers: { "cache-control": "no-store" } });
}
