import { toPlainAnswer } from "../edit-headers";
import { buildRequestScope } from "../rendering/request-scope";
import { parseJsonBody } from "../security/refusals";
import type { ShopContext } from "../shop-env";
import { type AgentFailure, toPlaces } from "./agent-call";
import { callTool } from "./call-tool";
import { type Tool, tools } from "./tools";
import { toErrorResponse } from "./ucp-envelope";

const prefix = /^(?:\/[a-z]{2})?\/api\/ucp\/v1/;

/** A dictionary of structured fields (RFC 8941): `profile="https://…"`. */
const agentProfile = /(?:^|[;,\s])profile="([^"]{1,500})"/;

/** `/api/ucp/v1/…`: the shopping service over REST; the same tools as over the Model Context Protocol. */
export async function answerUcpRest(context: ShopContext): Promise<Response> {
  if (context.get("environment").agents === "off") return toPlainAnswer(404, "Not found");
  const path = context.get("url").pathname.replace(prefix, "");
  const fitting = tools.flatMap((tool) => {
    const id = matchPath(tool.rest.path, path);
    return id === null ? [] : [{ tool, id }];
  });
  const found = fitting.find(({ tool }) => tool.rest.method === context.req.method);
  if (!found) {
    const allowed = fitting.map(({ tool }) => tool.rest.method).join(", ");
    return allowed
      ? toPlainAnswer(405, "Method not allowed", { Allow: allowed })
      : toPlainAnswer(404, "Not found");
  }
  const { tool, id } = found;
  const body = tool.rest.payload === null ? undefined : await readBody(context);
  const args = { ...(id && { id }), ...(tool.rest.payload !== null && { [tool.rest.payload]: body }) };
  const scope = buildRequestScope(context);
  const head = {
    profile: agentProfile.exec(context.req.header("ucp-agent") ?? "")?.[1] ?? null,
    key: context.req.header("idempotency-key") ?? null,
  };
  const answer = await callTool(tool, args, head, { context, scope });
  const retryAfter = scope.attempts.retryAfterSeconds();
  return answer.ok
    ? toJson(tool.isCreation ? 201 : 200, answer.value)
    : toFailure(answer.error, toPlaces({ scope }).base, retryAfter);
}

/** Returns the id in a path, empty if the tool's path has none; null: another path. */
function matchPath(pattern: Tool["rest"]["path"], path: string): string | null {
  const [head = "", tail] = pattern.split(":id");
  if (tail === undefined) return path === pattern ? "" : null;
  if (!path.startsWith(head) || !path.endsWith(tail)) return null;
  const id = path.slice(head.length, path.length - tail.length);
  return /^[\w.-]+$/.test(id) ? id : null;
}

async function readBody(context: ShopContext): Promise<unknown> {
  return parseJsonBody(new Uint8Array(await context.req.raw.arrayBuffer()));
}

function toFailure(failure: AgentFailure, continueUrl: string, retryAfter: number | null): Response {
  if (failure.kind === "outcome") return toJson(200, toErrorResponse(failure.message, continueUrl));
  const { status, code, content } = failure;
  const headers: Record<string, string> = retryAfter === null ? {} : { "Retry-After": String(retryAfter) };
  return toJson(status, { code, content, continue_url: continueUrl }, headers);
}

function toJson(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers: { ...headers, "Cache-Control": "no-store" } });
}
