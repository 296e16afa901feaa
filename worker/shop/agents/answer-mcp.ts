import { is, literal, nullable, number, optional, record, string, type, union, unknown } from "superstruct";
import { brand } from "../../../app/countries/model/brand";
import { toPlainAnswer } from "../edit-headers";
import { buildRequestScope, type RequestScope } from "../rendering/request-scope";
import { parseJsonBody } from "../security/refusals";
import type { ShopContext } from "../shop-env";
import { type AgentFailure, toPlaces } from "./agent-call";
import { callTool } from "./call-tool";
import { describeTools } from "./describe-tools";
import { tools } from "./tools";
import { toErrorResponse } from "./ucp-envelope";

/** Versions of the Model Context Protocol, the newest first; all have the same messages for tools. */
const mcpVersions = ["2025-11-25", "2025-06-18", "2025-03-26"] as const;

const Message = type({
  jsonrpc: literal("2.0"),
  id: optional(union([string(), number(), nullable(string())])),
  method: string(),
  params: optional(record(string(), unknown())),
});

const ToolCall = type({ name: string(), arguments: optional(record(string(), unknown())) });

const Meta = type({
  "ucp-agent": optional(type({ profile: string() })),
  "idempotency-key": optional(string()),
});

type Id = string | number | null;
type Reply = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

/**
 * `POST /api/ucp/mcp`: the shopping service as tools of the Model Context Protocol.
 * Streamable HTTP without sessions and streams: each request has one JSON response. A notification has none.
 */
export async function answerMcp(context: ShopContext): Promise<Response> {
  if (context.get("environment").agents === "off") return toPlainAnswer(404, "Not found");
  if (context.req.method !== "POST") return toPlainAnswer(405, "Use POST", { Allow: "POST" });
  const message = parseJsonBody(new Uint8Array(await context.req.raw.arrayBuffer()));
  if (!is(message, Message)) return toResponse(toError(null, 400, -32600, "Invalid request"));
  const { id } = message;
  if (id === undefined) return new Response(null, { status: 202 });
  const version = context.req.header("mcp-protocol-version");
  if (version && !mcpVersions.some((known) => known === version))
    return toResponse(toError(id, 400, -32600, `Protocol version ${version} is not supported`));
  const scope = buildRequestScope(context);
  const reply = await answerMethod({ ...message, id }, context, scope);
  return toResponse(reply, scope.attempts.retryAfterSeconds());
}

type KnownMessage = { readonly id: Id; readonly method: string; readonly params?: Record<string, unknown> };

async function answerMethod(
  { id, method, params = {} }: KnownMessage,
  context: ShopContext,
  scope: RequestScope,
): Promise<Reply> {
  switch (method) {
    case "initialize":
      return toResult(id, describeServer(params.protocolVersion, scope));
    case "ping":
      return toResult(id, {});
    case "tools/list":
      return toResult(id, { tools: describeTools(context.get("environment").agents) });
    case "tools/call":
      return is(params, ToolCall)
        ? answerCall(id, params.name, params.arguments ?? {}, context, scope)
        : toError(id, 400, -32602, "Invalid params: name is missing");
    default:
      return toError(id, 404, -32601, `Unknown method ${method}`);
  }
}

function describeServer(requested: unknown, { country, translate }: RequestScope) {
  return {
    protocolVersion: mcpVersions.find((known) => known === requested) ?? mcpVersions[0],
    capabilities: { tools: {} },
    serverInfo: { name: `${brand.name} ${country.code}`, version: "1" },
    instructions: `The shop of ${brand.name} in ${country.code}. Language ${translate.language}, prices in ${country.currency} with VAT. You prepare carts and checkouts; the buyer opens continue_url, checks the order and pays.`,
  };
}

async function answerCall(
  id: Id,
  name: string,
  args: Readonly<Record<string, unknown>>,
  context: ShopContext,
  scope: RequestScope,
): Promise<Reply> {
  const tool = tools.find((known) => known.name === name);
  if (!tool) return toError(id, 400, -32602, `Unknown tool ${name}`);
  const { meta, ...payload } = args;
  const given = is(meta, Meta) ? meta : {};
  const head = { profile: given["ucp-agent"]?.profile ?? null, key: given["idempotency-key"] ?? null };
  const answer = await callTool(tool, payload, head, { context, scope });
  if (answer.ok) return toResult(id, toToolResult(answer.value));
  return toFailure(id, answer.error, toPlaces({ scope }).base, scope.attempts.retryAfterSeconds());
}

/** Business failures are results, so that a model can read and correct them. */
function toFailure(id: Id, failure: AgentFailure, continueUrl: string, retryAfter: number | null): Reply {
  if (failure.kind === "outcome")
    return toResult(id, toToolResult(toErrorResponse(failure.message, continueUrl)));
  const { code, content, status } = failure;
  if (code === "invalid_request") {
    const message = { type: "error", code, content, severity: "recoverable" } as const;
    return toResult(id, { ...toToolResult(toErrorResponse(message, continueUrl)), isError: true });
  }
  const isDiscovery = /profile|version/.test(code);
  const data = {
    code,
    content,
    continue_url: continueUrl,
    ...(retryAfter !== null && { retry_after: retryAfter }),
  };
  return toError(id, status, isDiscovery ? -32001 : -32000, content, data);
}

function toToolResult(payload: Readonly<Record<string, unknown>>) {
  return { structuredContent: payload, content: [{ type: "text", text: JSON.stringify(payload) }] };
}

function toResult(id: Id, result: Readonly<Record<string, unknown>>): Reply {
  return { status: 200, body: { jsonrpc: "2.0", id, result } };
}

function toError(id: Id, status: number, code: number, message: string, data?: object): Reply {
  return { status, body: { jsonrpc: "2.0", id, error: { code, message, ...(data && { data }) } } };
}

function toResponse({ status, body }: Reply, retryAfter: number | null = null): Response {
  const headers = {
    "Cache-Control": "no-store",
    ...(retryAfter !== null && { "Retry-After": String(retryAfter) }),
  };
  return Response.json(body, { status, headers });
}
