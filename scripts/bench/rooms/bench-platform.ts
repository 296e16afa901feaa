import http from "node:http";
import { create, record, string, type, unknown } from "superstruct";
import { CommerceStandIn } from "../../../tests/support/commerce-stand-in.ts";
import { echoPath } from "./bench-routes.ts";

const Call = type({ query: string(), variables: record(string(), unknown()) });

export type BenchPlatform = {
  readonly url: string;
  /** Operations since the start. */
  readonly calls: { count: number };
  /** Time of the response to the newest cart update, by `performance.now()`. */
  readonly updatedAt: { at: number };
  stop(): Promise<void>;
};

/** Starts the scripted platform on loopback: it responds at once, which isolates the rooms' own work. */
export async function startBenchPlatform(): Promise<BenchPlatform> {
  const standIn = new CommerceStandIn();
  standIn.reset();
  standIn.stock = new Map([["EX10000001", 1000]]);
  const calls = { count: 0 };
  const updatedAt = { at: 0 };
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const answer = (body: unknown) =>
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (request.url === "/oauth/token") return answer({ access_token: "token", expires_in: 172_800 });
    const sent: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    if (request.url === echoPath) return answer(sent);
    const { query, variables } = create(sent, Call);
    const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? "";
    calls.count += 1;
    const body = standIn.execute(operation, variables);
    if (operation === "UpdateCart") updatedAt.at = performance.now();
    return answer(body);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    calls,
    updatedAt,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
