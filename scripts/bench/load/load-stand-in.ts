/**
 * A worker before the platform or the search: `normal` lets everything through, `slow` after some seconds, `dead` answers
 * 503, `cut` breaks the connection. Set by posting `{ "mode": … }` to `/stand-in` on the system's host.
 */
export const loadStandIn = `
let mode = "normal";
export default {
  async fetch(request, env) {
    if (new URL(request.url).pathname === "/stand-in") {
      mode = (await request.json()).mode;
      return Response.json({ mode });
    }
    if (mode === "dead") {
      await request.text();
      return new Response(null, { status: 503 });
    }
    if (mode === "cut") throw new Error("The connection was cut, as asked");
    if (mode === "slow") await scheduler.wait(2500);
    return env.PLATFORM.fetch(request);
  },
};
`;
