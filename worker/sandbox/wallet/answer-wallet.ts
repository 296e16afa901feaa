import type { IRequest } from "itty-router";
import { size, string, type } from "superstruct";
import { openServiceLog, type SandboxEnvironment } from "../environment";
import apple from "./client/apple-pay.js?raw";
import google from "./client/google-pay.js?raw";
import sheet from "./client/sheet.js?raw";

/** `GET /wallet/pay.js`, `GET /wallet/apple-pay-sdk.js`: simulate the wallets' own scripts. */
export async function answerWalletScript(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const isGoogle = new URL(request.url).pathname.endsWith("/pay.js");
  const isReady = (await openServiceLog(env, "wallet").readSwitch()) !== "wrong";
  const script = `(() => {\nconst sandboxWallet = { isReady: ${isReady} };\n${sheet}\n${isGoogle ? google : apple}\n})();\n`;
  return new Response(script, {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" },
  });
}

const Text = size(string(), 1, 200);
const SessionRequest = type({ displayName: Text, domainName: Text, merchantIdentifier: Text });

/** `POST /checkout/v71/applePay/sessions`: the provider's session for Apple's sheet. */
export async function startAppleSession(request: IRequest): Promise<Response> {
  const [problem, asked] = SessionRequest.validate(await request.json().catch(() => null));
  if (problem) {
    const message = `Required field '${problem.path.join(".")}' is not provided.`;
    return Response.json(
      { status: 422, errorCode: "14_012", message, errorType: "validation" },
      { status: 422 },
    );
  }
  const now = Date.now();
  const session = {
    ...asked,
    epochTimestamp: now,
    expiresAt: now + 300_000,
    merchantSessionIdentifier: crypto.randomUUID(),
    nonce: crypto.randomUUID(),
  };
  const bytes = new TextEncoder().encode(JSON.stringify(session));
  return Response.json({ data: btoa(String.fromCharCode(...bytes)) });
}
