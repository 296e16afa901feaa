import type { IRequest } from "itty-router";
import { openIdentityProvider, type SandboxEnvironment } from "../environment";
import { toNoticePage } from "../pages/hosted-page";
import { html } from "../pages/html";
import { toPage } from "../pages/page";
import { readProvider, type SignInProvider, signInProviders, toIssuer } from "./sign-in-providers";

type SignInRequest = {
  readonly provider: SignInProvider;
  readonly redirectUri: URL;
  readonly state: string;
  readonly nonce: string | null;
  readonly challenge: string;
};

/** Only the shops of this machine are registered. */
const registered = /^http:\/\/[a-z]{2}\.localhost(?::\d+)?\/login\/with\/(harbor|lumen)\/return$/;

/** `GET /sign-in/<provider>/authorize`: lets the shopper choose an identity, and consent. */
export function showConsent(request: IRequest): Promise<Response> | Response {
  const authorization = readRequest(request);
  if (!authorization)
    return toNoticePage(400, "No such client", "The request is not of a shop that is registered here.");
  const name = signInProviders[authorization.provider];
  const body = html`<main class="narrow">
<h1>${name}</h1>
<p>Ironhall wants to know your name and your e-mail address.</p>
<p class="notice">Sandbox: be whoever you like. The same account name is the same person.</p>
<form method="post">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" maxlength="200">
<div class="pair">
<div><label for="firstName">First name</label><input id="firstName" name="firstName" value="Jana" maxlength="60"></div>
<div><label for="lastName">Last name</label><input id="lastName" name="lastName" value="Nova" maxlength="60"></div>
</div>
<label for="subject">Account name (empty: the e-mail address)</label>
<input id="subject" name="subject" maxlength="100">
<div class="actions">
<button name="answer" value="verified">Continue, address verified</button>
<button class="quiet" name="answer" value="unverified">Continue, address not verified</button>
<button class="quiet" name="answer" value="refused">Refuse</button>
</div>
</form>
</main>`;
  return toPage({ title: name, body, formTarget: authorization.redirectUri.origin });
}

/** Each of its buttons leads back to the shop. */
export async function receiveConsent(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const authorization = readRequest(request);
  if (!authorization)
    return toNoticePage(400, "No such client", "The request is not of a shop that is registered here.");
  const form = new URLSearchParams(await request.text());
  const { provider, redirectUri, state, nonce, challenge } = authorization;
  redirectUri.searchParams.set("state", state);
  redirectUri.searchParams.set("iss", toIssuer(provider));
  if (form.get("answer") === "refused") {
    redirectUri.searchParams.set("error", "access_denied");
    return leadTo(redirectUri);
  }
  const email = form.get("email")?.trim() ?? "";
  const code = await openIdentityProvider(env, provider).issueCode({
    clientId: "ironhall-shop",
    redirectUri: `${redirectUri.origin}${redirectUri.pathname}`,
    nonce,
    challenge,
    subject: form.get("subject")?.trim() || email || crypto.randomUUID(),
    email,
    isEmailVerified: form.get("answer") === "verified",
    firstName: form.get("firstName")?.trim() ?? "",
    lastName: form.get("lastName")?.trim() ?? "",
  });
  redirectUri.searchParams.set("code", code);
  return leadTo(redirectUri);
}

/** null: not a request of a registered client for a code with PKCE. */
function readRequest(request: IRequest): SignInRequest | null {
  const provider = readProvider(request.params.provider);
  const { searchParams } = new URL(request.url);
  const read = (name: string) => searchParams.get(name);
  const redirectUri = registered.exec(read("redirect_uri") ?? "");
  const isCode = read("response_type") === "code" && read("code_challenge_method") === "S256";
  const challenge = read("code_challenge");
  if (!provider || redirectUri?.[1] !== provider || !isCode || !challenge) return null;
  if (read("client_id") !== "ironhall-shop" || !read("scope")?.split(" ").includes("openid")) return null;
  return {
    provider,
    redirectUri: new URL(redirectUri[0]),
    state: read("state") ?? "",
    nonce: read("nonce"),
    challenge,
  };
}

function leadTo(url: URL): Response {
  return new Response(null, { status: 303, headers: { Location: url.href, "cache-control": "no-store" } });
}
