import type { IRequest } from "itty-router";

const version = "2026-04-08";
const specification = `https://ucp.dev/${version}`;

/** Capabilities of the shopping service with their schemas, and what extensions add to. */
const capabilities: readonly (readonly [name: string, schema: string, parent?: string])[] = [
  ["dev.ucp.shopping.catalog.search", "catalog_search"],
  ["dev.ucp.shopping.catalog.lookup", "catalog_lookup"],
  ["dev.ucp.shopping.cart", "cart"],
  ["dev.ucp.shopping.checkout", "checkout"],
  ["dev.ucp.shopping.order", "order"],
  ["dev.ucp.shopping.fulfillment", "fulfillment", "dev.ucp.shopping.checkout"],
  ["dev.ucp.shopping.discount", "discount", "dev.ucp.shopping.cart"],
];

/**
 * The profile of the sandbox's agent, by the Universal Commerce Protocol.
 * `?version=` declares another version, `?without=` leaves out a capability.
 */
export function answerAgentProfile({ url }: IRequest): Response {
  const { searchParams } = new URL(url);
  const declared = searchParams.get("version") ?? version;
  const own = capabilities.filter(([name]) => name !== searchParams.get("without"));
  const entries = own.map(([name, schema, parent]) => [
    name,
    [
      {
        version,
        spec: `${specification}/specification/overview`,
        schema: `${specification}/schemas/shopping/${schema}.json`,
        ...(parent && { extends: parent }),
      },
    ],
  ]);
  const profile = {
    ucp: {
      version: declared,
      services: {},
      capabilities: Object.fromEntries(entries),
      payment_handlers: {},
    },
  };
  return Response.json(profile, { headers: { "cache-control": "public, max-age=300" } });
}
