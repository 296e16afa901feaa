import { signatureHeaders } from "web-bot-auth";
import { signerFromJWK } from "web-bot-auth/crypto";

/** The published test key of RFC 9421, appendix B.1.4. */
const publicKey = { kty: "OKP", crv: "Ed25519", x: "JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs" };
const privateKey = { ...publicKey, d: "n4Ni-HpISpVObnQMW0wOhCKROaIKqKtW_2ZYb2p9KcU" };

const validityMs = 60_000;

/** The keys by which shops recognise the sandbox's agent. */
export function answerAgentDirectory(): Response {
  return Response.json(
    { keys: [publicKey] },
    { headers: { "content-type": "application/http-message-signatures-directory+json" } },
  );
}

/** Signs a request as an agent does that is known by its host (Web Bot Auth). */
export async function signMessage(message: Request): Promise<Request> {
  const headers = new Headers(message.headers);
  headers.set("signature-agent", '"http://sandbox.localhost"');
  const named = { method: message.method, url: message.url, headers };
  // Signatures have seconds; a part of one would lie in the future.
  const created = new Date(Math.floor(Date.now() / 1000) * 1000);
  const expires = new Date(created.getTime() + validityMs);
  const signature = await signatureHeaders(named, await signerFromJWK(privateKey), { created, expires });
  for (const [name, value] of Object.entries(signature)) headers.set(name, value);
  return new Request(message, { headers });
}
