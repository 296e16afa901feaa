/**
 * Worker between the shop and the platform. A POST to `/stand-in` on the platform's host configures it: `isDown`
 * responds 503 to everything; `isSilent` never responds until reset; `refused` responds 503 to named operations; `lost`
 * executes named operations but drops their responses; `held` delays named operations until released. An operation of
 * the REST API is named by method and path: `POST /custom-objects`.
 */
export const platformStandIn = `
const quiet = { isDown: false, isSilent: false, refused: [], lost: [], held: [] };
let orders = quiet;
let waiting = 0;
const outage = () => new Response(null, { status: 503 });

export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    if (url.pathname === "/stand-in") {
      if (request.method === "POST") orders = { ...quiet, ...(await request.json()) };
      return Response.json({ ...orders, waiting });
    }
    if (orders.isDown) return outage();
    const body = request.body ? await request.text() : undefined;
    const [, named] = /"query":"\\s*(?:query|mutation) (\\w+)/.exec(body ?? "") ?? [];
    const operation = named ?? request.method + url.pathname.replace(/^\\/[^/]+/, " ");
    if (orders.refused.includes(operation)) return outage();
    if (orders.held.includes(operation)) {
      waiting += 1;
      while (orders.held.includes(operation)) await scheduler.wait(10);
      waiting -= 1;
    }
    while (orders.isSilent) await scheduler.wait(10);
    const isLost = orders.lost.includes(operation);
    const answer = await env.PLATFORM.fetch(new Request(request.url, { method: request.method, headers: request.headers, body }));
    if (!isLost) return answer;
    await answer.arrayBuffer();
    return outage();
  },
};
`;

export type StandInOrders = {
  readonly isDown?: boolean;
  readonly isSilent?: boolean;
  readonly refused?: readonly string[];
  readonly lost?: readonly string[];
  readonly held?: readonly string[];
};
