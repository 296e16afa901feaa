/**
 * A worker between the shop and the platform. What it does to the shop's requests is set by posting to
 * `/stand-in` on the platform's host:
 * `isDown` answers 503 to everything; `isSilent` answers nothing until it is told otherwise; `refused` the same to named operations; `lost` lets named operations through but
 * loses their answers; `held` keeps named operations waiting until they are held no more.
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
    const operation = /"query":"\\s*(?:query|mutation) (\\w+)/.exec(body ?? "")?.[1];
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
