import { array, type Infer, number, optional, string, type } from "superstruct";
import { expect } from "vitest";
import type { Guest, GuestAnswer } from "./guest.ts";

/** The profile of an agent that has all capabilities. */
export const agentProfile = "http://sandbox.localhost/agents/profile";

const Total = type({ type: string(), amount: number() });

/** What the tests read of a cart and of a checkout. */
export const AgentCart = type({
  id: string(),
  line_items: array(type({ id: string(), item: type({ id: string() }), quantity: number() })),
  totals: array(Total),
  continue_url: string(),
  status: optional(string()),
  messages: optional(array(type({ type: string(), code: string() }))),
});
export type AgentCart = Infer<typeof AgentCart>;

const ToolResult = type({
  result: type({ structuredContent: type({}), content: array(type({ type: string(), text: string() })) }),
});

type OpenGuest = (hostname?: string) => Guest;
type Call = { readonly key?: string; readonly host?: string };

/** The calls of a software agent, each by a new client without cookies. */
export function createAgentCalls(openGuest: OpenGuest) {
  let nextId = 1;

  /** Sends one message of the Model Context Protocol. */
  async function send(guest: Guest, method: string, params: object) {
    const answer = await guest.send("/api/ucp/mcp", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
      body: JSON.stringify({ jsonrpc: "2.0", id: nextId++, method, params }),
    });
    return { status: answer.status, body: JSON.parse(answer.text) };
  }

  /** Calls a tool; returns its payload. */
  async function callTool(name: string, args: object, { key, host }: Call = {}) {
    const meta = { "ucp-agent": { profile: agentProfile }, ...(key && { "idempotency-key": key }) };
    const { status, body } = await send(openGuest(host), "tools/call", {
      name,
      arguments: { meta, ...args },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return ToolResult.create(body).result.structuredContent;
  }

  return {
    send,
    callTool,
    createCart: async (lines: readonly object[], key?: string): Promise<AgentCart> =>
      AgentCart.create(await callTool("create_cart", { cart: { line_items: lines } }, key ? { key } : {})),

    /** Sends a request of the REST binding; `more` replaces headers. */
    request(
      method: string,
      path: string,
      body?: object,
      more: Readonly<Record<string, string>> = {},
    ): Promise<GuestAnswer> {
      const headers = { "content-type": "application/json", "ucp-agent": `profile="${agentProfile}"` };
      return openGuest().send(`/api/ucp/v1${path}`, {
        method,
        headers: { ...headers, ...more },
        body: body ? JSON.stringify(body) : "",
      });
    },
  };
}

/** A line as an agent requests it. */
export const toLine = (id: string, quantity: number) => ({ item: { id }, quantity });

/** Item numbers and quantities of a cart. */
export const listQuantities = ({ line_items }: AgentCart) =>
  line_items.map(({ item, quantity }) => [item.id, quantity] as const);

/** An address in Great Britain, as a checkout's destination. */
export const britishDestination = {
  first_name: "Jane",
  last_name: "Doe",
  street_address: "12 High Street",
  address_locality: "London",
  postal_code: "SW1A 1AA",
  address_country: "GB",
  phone_number: "+44 20 7946 0000",
};

/** The path and query of an absolute URL. */
export function toPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
