import { Agent, request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningPlatform, startPlatform } from "../import/start-platform.ts";

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await startPlatform();
});

afterAll(() => platform?.stop());

/** Sends one request over a connection of the agent; returns the status, or the error code. */
function ask(agent: Agent, method: "GET" | "POST", path: string, body?: string): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = body === undefined ? {} : { "Content-Length": body.length };
    const asked = request(new URL(path, platform.settings.apiUrl), { agent, method, headers }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    asked.on("error", (error) => resolve("code" in error ? String(error.code) : error.message));
    asked.end(body);
  });
}

it.each([
  ["/ironhall/graphql", 10, 401],
  ["/ironhall/graphql", 1_000_000, 401],
  ["/ironhall/graphql", 20_000_000, 401],
  ["/another-project/graphql", 100_000, 404],
  ["/oauth/token", 100_000, 401],
  ["/", 100_000, 404],
])(
  "after a POST to %s whose %d bytes are not read the connection serves the next request",
  async (...given) => {
    const [path, bytes, status] = given;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await ask(agent, "POST", path, "x".repeat(bytes))).toBe(status);
    expect(await ask(agent, "GET", "/ironhall/products")).toBe(401);
    agent.destroy();
  },
);
