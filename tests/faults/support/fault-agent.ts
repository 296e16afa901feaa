import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { array, create, type Infer, number, optional, string, type } from "superstruct";
import type { ClientOperation } from "./client-operation.ts";
import type { Outcome } from "./fault-client.ts";
import type { FaultWorld } from "./fault-world.ts";

const version = "2026-04-08";
const profile = {
  ucp: {
    version,
    services: {},
    capabilities: { "dev.ucp.shopping.cart": [{ version }] },
    payment_handlers: {},
  },
};

const Line = type({ item: type({ id: string() }), quantity: number() });
const Payload = type({
  line_items: optional(array(Line)),
  messages: optional(array(type({ type: string(), code: string() }))),
});
type Payload = Infer<typeof Payload>;
const Reply = type({ result: type({ structuredContent: Payload }) });

const outageMs = 50;
const mostPresses = 60;

/** Serves the profile that an agent must have, on loopback. */
export async function serveProfile(): Promise<{ readonly url: string; stop(): void }> {
  const server: Server = createServer((_, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(profile));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}

/** An assistant with access to the shopper's cart: it adds pieces over the Model Context Protocol. */
export class FaultAgent {
  readonly #world: FaultWorld;
  readonly #profileUrl: string;
  readonly #cartId: string;

  constructor(world: FaultWorld, cartId: string, secret: string, profileUrl: string) {
    this.#world = world;
    this.#profileUrl = profileUrl;
    this.#cartId = `shared.${cartId}.${secret}`;
  }

  /** Reads the cart, then requests it with more pieces; repeats both until they have a response. */
  async add(sku: string, quantity: number): Promise<void> {
    const operation: ClientOperation = { kind: "add", sku, quantity };
    const seen = await this.#call("get_cart", {}, null);
    if (!seen?.line_items) return;
    const record = this.#world.begin("agent", operation);
    const others = seen.line_items.filter(({ item }) => item.id !== sku);
    const present = seen.line_items.find(({ item }) => item.id === sku)?.quantity ?? 0;
    const cart = { line_items: [...others, { item: { id: sku }, quantity: present + quantity }] };
    const reply = await this.#call("update_cart", { cart }, randomUUID());
    const outcome = this.#toOutcome(reply);
    record(outcome);
    this.#world.history.note(`agent add ${quantity} × ${sku} → ${outcome.kind}`);
  }

  #toOutcome(reply: Payload | null): Outcome {
    if (!reply) return { kind: "open", code: "no answer" };
    const [refusal] = reply.messages ?? [];
    if (!reply.line_items) return { kind: "refused", code: refusal?.code ?? "nothing" };
    return { kind: "taken", cartId: this.#cartId.split(".")[1] ?? "" };
  }

  /** null: the call never had a response. */
  async #call(name: string, args: object, key: string | null): Promise<Payload | null> {
    const meta = { "ucp-agent": { profile: this.#profileUrl }, ...(key && { "idempotency-key": key }) };
    const params = { name, arguments: { meta, id: this.#cartId, ...args } };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
    for (let presses = 0; presses < mostPresses; presses += 1) {
      const payload = await this.#send(body);
      if (payload) return payload;
      await wait(outageMs);
    }
    this.#world.complain(`the agent never had a response to ${name}`);
    return null;
  }

  /** null: the connection broke, or the shop asks to repeat the call. */
  async #send(body: string): Promise<Payload | null> {
    const { rooms } = this.#world;
    await rooms.up();
    try {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`${rooms.url}/api/ucp/mcp`, { method: "POST", headers, body });
      const message: unknown = await answer.json();
      return answer.status === 200 ? create(message, Reply).result.structuredContent : null;
    } catch {
      return null;
    }
  }
}
