import { StructError } from "superstruct";
import { err, ok, type Result } from "../../../app/foundation/result";
import { rememberEnvironment } from "../environment-memory";
import type { RequestScope } from "../rendering/request-scope";
import type { ShopContext } from "../shop-env";
import { type AgentAnswer, type AgentFailure, toFailedOutcome } from "./agent-call";
import { recogniseAgent } from "./recognise-agent";
import type { Tool } from "./tools";
import { needsSignature, negotiate, ucpVersion } from "./ucp-capabilities";

/** Who calls, and the key of the call; as the transport sent them. */
export type CallHead = { readonly profile: string | null; readonly key: string | null };

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** The HTTP status of a profile's problem. Source: UCP 2026-04-08, "Error Codes" */
const profileStatus = {
  invalid_profile_url: 400,
  profile_unreachable: 424,
  profile_malformed: 422,
} as const;

const profileProblem = {
  invalid_profile_url: "The URL of the agent's profile is missing, malformed or not public.",
  profile_unreachable: "The agent's profile could not be loaded.",
  profile_malformed: "The agent's profile is not valid.",
} as const;

/**
 * Calls a tool for an agent: counts the call, negotiates, checks the arguments, runs it.
 * Both transports use it, so their limits and rules are the same.
 */
export async function callTool(
  tool: Tool,
  args: unknown,
  head: CallHead,
  { context, scope }: { readonly context: ShopContext; readonly scope: RequestScope },
): Promise<AgentAnswer> {
  const tooMany = err({
    kind: "protocol",
    status: 429,
    code: "rate_limited",
    content: "Too many calls; repeat it later.",
  } as const);
  const attempt = { counts: { "agent.address": scope.attempts.address }, id: crypto.randomUUID() };
  return scope.attempts.run<AgentAnswer>(attempt, run, () => false, tooMany);

  async function run(): Promise<AgentAnswer> {
    const { key } = head;
    if (key !== null && !uuid.test(key))
      return err(toRefusal(400, "invalid_idempotency_key", "The key is no UUID."));
    const { agents, sessionSecret } = context.get("environment");
    const active = await negotiateFor(head.profile, context);
    if (!active.ok) return active;
    const signer = await recogniseAgent(context.req.raw, rememberEnvironment(context.env).agentDirectories);
    const agent = URL.parse(head.profile ?? "")?.host;
    scope.log.info("agent.call", { operation: tool.name, agent, signer });
    if (!active.value.has(tool.root)) {
      const content = `Your profile does not have ${tool.root} at version ${ucpVersion}, or the shop does not offer it.`;
      return err(toFailedOutcome("capabilities_incompatible", content));
    }
    if (signer === null && needsSignature(agents, tool.root))
      return err(
        toRefusal(401, "signature_missing", "The shop does this for agents that sign their requests."),
      );
    const call = { scope, access: agents, active: active.value, signer, key, secret: sessionSecret };
    try {
      return await tool.run(args, call);
    } catch (error) {
      if (!(error instanceof StructError)) throw error;
      return err(
        toRefusal(400, "invalid_request", `Wrong or missing: ${error.path.join(".") || "arguments"}`),
      );
    }
  }
}

async function negotiateFor(
  profile: string | null,
  context: ShopContext,
): Promise<Result<ReturnType<typeof negotiate>, AgentFailure>> {
  const loaded = await rememberEnvironment(context.env).agentProfiles.load(profile ?? "");
  if (!loaded.ok) {
    return err(toRefusal(profileStatus[loaded.error], loaded.error, profileProblem[loaded.error]));
  }
  if (loaded.value.version !== ucpVersion) {
    const content = `Version ${loaded.value.version} is not supported; the shop implements ${ucpVersion}.`;
    return err(toRefusal(422, "version_unsupported", content));
  }
  return ok(negotiate(context.get("environment").agents, loaded.value));
}

function toRefusal(status: number, code: string, content: string): AgentFailure {
  return { kind: "protocol", status, code, content };
}
