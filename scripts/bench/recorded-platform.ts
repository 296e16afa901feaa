/**
 * A worker in the platform's place: the first time it forwards a request to the real platform and keeps the
 * answer, from then on it answers from memory. With it the shop's own cost stands alone.
 * `GET /recorded-requests` tells what was asked since the last `GET /forget-requests`.
 */
export const recordedPlatformScript = `
const answers = new Map();
let asked = new Map();
export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    if (pathname === "/forget-requests") { asked = new Map(); return new Response("ok"); }
    if (pathname === "/recorded-requests") return Response.json([...asked.values()]);
    const body = request.method === "POST" ? await request.text() : "";
    const key = request.url + body;
    if (pathname.endsWith("/graphql")) asked.set(key, body);
    let known = answers.get(key);
    if (!known) {
      const answer = await env.PLATFORM.fetch(request.url, { method: request.method, headers: request.headers, body: body || undefined });
      known = { status: answer.status, type: answer.headers.get("content-type") ?? "application/json", text: await answer.text() };
      if (answer.ok && !known.text.includes('"errors":')) answers.set(key, known);
    }
    return new Response(known.text, { status: known.status, headers: { "content-type": known.type } });
  },
};`;
