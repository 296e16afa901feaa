import type { AgentCall, UcpMessage } from "./agent-call";
import { type CapabilityName, toRegistry, ucpVersion } from "./ucp-capabilities";

/** The protocol's part of a response that has a resource: version and active capabilities. */
export function toEnvelope(root: CapabilityName, { active }: Pick<AgentCall, "active">) {
  return { version: ucpVersion, status: "success", capabilities: toRegistry(root, active) };
}

/** A response without a resource. Source: UCP 2026-04-08, `types/error_response.json` */
export function toErrorResponse(message: UcpMessage, continueUrl: string) {
  return { ucp: { version: ucpVersion, status: "error" }, messages: [message], continue_url: continueUrl };
}
