import { toPlainAnswer } from "../edit-headers";
import type { ShopContext } from "../shop-env";
import { describeCapabilities, ucpVersion } from "./ucp-capabilities";

const specification = `https://ucp.dev/${ucpVersion}`;

/** `/.well-known/ucp`: what software agents can do in this country's shop. */
export function answerUcpProfile(context: ShopContext): Response {
  const { agents } = context.get("environment");
  if (agents === "off") return toPlainAnswer(404, "Not found");
  const origin = context.get("origin");
  const service = { version: ucpVersion, spec: `${specification}/specification/overview` };
  const profile = {
    ucp: {
      version: ucpVersion,
      services: {
        "dev.ucp.shopping": [
          {
            ...service,
            transport: "rest",
            schema: `${specification}/services/shopping/rest.openapi.json`,
            endpoint: `${origin}/api/ucp/v1`,
          },
          {
            ...service,
            transport: "mcp",
            schema: `${specification}/services/shopping/mcp.openrpc.json`,
            endpoint: `${origin}/api/ucp/mcp`,
          },
        ],
      },
      capabilities: describeCapabilities(agents),
      // The buyer pays on the shop's own page.
      payment_handlers: {},
    },
  };
  return Response.json(profile, { headers: { "Cache-Control": "public, max-age=300" } });
}
