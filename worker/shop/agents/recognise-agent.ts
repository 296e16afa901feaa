import { jwkToKeyID, type VerificationParams, verify } from "web-bot-auth";
import { helpers, verifierFromJWK } from "web-bot-auth/crypto";
import type { AgentDirectories } from "../../../app/gateways/agents/create-agent-directories";

/** The origin of the agent's key directory, as a string of structured fields (RFC 8941). */
const signatureAgent = /^"(https?:\/\/[^"\s]{1,200})"$/;
/** The covered components of the only signature. */
const signatureInput = /^[\w*.-]{1,40}=\(([^)]{1,300})\)/;
/** Without the host, a signature for another site would count; without the agent, anyone's directory. */
const requiredComponents = ['"@authority"', '"signature-agent"'];
const longestValidityMs = 24 * 60 * 60 * 1000;

/**
 * Returns the host of the agent that signed a request; null: it has no valid signature.
 * The signature proves who sends, not what: it does not cover the body.
 * Source: RFC 9421, draft-meunier-web-bot-auth-architecture
 */
export async function recogniseAgent(
  request: Pick<Request, "method" | "url" | "headers">,
  directories: AgentDirectories,
): Promise<string | null> {
  const [, agent = ""] = signatureAgent.exec(request.headers.get("signature-agent") ?? "") ?? [];
  const [, components = ""] = signatureInput.exec(request.headers.get("signature-input") ?? "") ?? [];
  const covered = components.split(" ");
  if (!agent || !requiredComponents.every((component) => covered.includes(component))) return null;
  try {
    await verify(request, (data, signature, params) => verifyBy(directories, agent, data, signature, params));
    return new URL(agent).hostname;
  } catch {
    // The library throws for each reason why a signature does not count.
    return null;
  }
}

/** Throws if the agent's directory has no key for this signature. */
async function verifyBy(
  directories: AgentDirectories,
  agent: string,
  data: string,
  signature: Uint8Array,
  params: VerificationParams,
): Promise<void> {
  const { keyid, created, expires } = params;
  if (expires.getTime() - created.getTime() > longestValidityMs) throw new Error("valid for too long");
  for (const key of await directories.loadKeys(agent)) {
    const id = await jwkToKeyID(key, helpers.WEBCRYPTO_SHA256, helpers.BASE64URL_DECODE);
    if (id === keyid) return (await verifierFromJWK(key))(data, signature, params);
  }
  throw new Error("unknown key");
}
