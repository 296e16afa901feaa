import { array, boolean, create, type Infer, number, optional, string, type } from "superstruct";

/** One call of a tool, as text. */
export type Step = { readonly name: string; readonly sent: string; readonly received: string };

type Task = {
  /** The text of the shop's page: the endpoint, and the id of the shared cart. */
  readonly access: string;
  readonly query: string;
};

/** Without a port: the shop reaches the sandbox by its binding. */
const profile = "http://sandbox.localhost/agents/profile";

const endpointPattern = /https?:\/\/[\w-]+\.localhost(?::\d+)?(?:\/[a-z]{2})?\/api\/ucp\/mcp/;
const idPattern = /shared\.[\w-]+\.[\w-]+/;
const longestShown = 600;

const Variant = type({ id: string(), availability: optional(type({ available: optional(boolean()) })) });
const Payload = type({
  products: optional(array(type({ variants: array(Variant) }))),
  line_items: optional(array(type({ item: type({ id: string() }), quantity: number() }))),
});
type Payload = Infer<typeof Payload>;
const Reply = type({ result: optional(type({ structuredContent: Payload })) });

/** Searches, reads the shared cart and adds one piece of the first available product. */
export async function runAssistant(
  { access, query }: Task,
  send: (message: Request) => Promise<Response>,
): Promise<readonly Step[]> {
  const [endpoint] = endpointPattern.exec(access) ?? [];
  const [id] = idPattern.exec(access) ?? [];
  if (!endpoint || !id)
    return [{ name: "Stopped", sent: access, received: "This is not the text of a shop's page." }];
  const steps: Step[] = [];
  const call = async (name: string, args: object): Promise<Payload> => {
    const meta = { "ucp-agent": { profile }, "idempotency-key": crypto.randomUUID() };
    const params = { name, arguments: { meta, ...args } };
    const body = JSON.stringify({ jsonrpc: "2.0", id: steps.length + 1, method: "tools/call", params });
    const headers = { "content-type": "application/json" };
    const text = await (await send(new Request(endpoint, { method: "POST", headers, body }))).text();
    steps.push({ name, sent: body, received: text.slice(0, longestShown) });
    return parsePayload(text);
  };
  const found = await call("search_catalog", { catalog: { query, pagination: { limit: 5 } } });
  const variants = (found.products ?? []).flatMap((product) => product.variants);
  const chosen = variants.find(({ availability }) => availability?.available);
  const { line_items: lines } = await call("get_cart", { id });
  if (!chosen || !lines) return steps;
  const others = lines.filter(({ item }) => item.id !== chosen.id);
  const present = lines.find(({ item }) => item.id === chosen.id)?.quantity ?? 0;
  const wanted = [...others, { item: { id: chosen.id }, quantity: present + 1 }];
  await call("update_cart", { id, cart: { line_items: wanted } });
  return steps;
}

/** The payload of a tool; empty for a refusal of the transport. */
function parsePayload(text: string): Payload {
  try {
    return create(JSON.parse(text), Reply).result?.structuredContent ?? {};
  } catch {
    return {};
  }
}
