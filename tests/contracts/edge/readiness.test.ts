import { array, create, nullable, number, optional, string, type } from "superstruct";
import { afterEach, describe, expect, it } from "vitest";
import { localSecrets } from "../../../scripts/house/local-secrets.mjs";
import { openShop } from "./open-shop.ts";

const shop = openShop();
const { OPERATOR_TOKEN: token } = localSecrets().shop;

const Readiness = type({
  status: string(),
  version: nullable(string()),
  checks: array(
    type({ system: string(), state: string(), durationMs: number(), reason: optional(string()) }),
  ),
});

async function readReadiness() {
  const answer = await shop.guest().get("/readyz", { authorization: `Bearer ${token}` });
  return { answer, body: create(JSON.parse(answer.text), Readiness) };
}

afterEach(async () => {
  await shop.instructPlatform();
  await shop.instructSearch();
});

describe("/readyz", () => {
  it.each(["", "Bearer wrong", `Basic ${token}`])(
    "reveals nothing to a request with '%s'",
    async (authorization) => {
      const answer = await shop.guest().get("/readyz", { authorization });
      expect([answer.status, answer.headers["cache-control"]]).toEqual([401, "no-store"]);
      expect(answer.headers["www-authenticate"]).toBe("Bearer");
      expect(answer.text).not.toMatch(/commerce|search|payment/);
    },
  );

  it("names each system with its response time, and the version that /healthz names", async () => {
    const { answer, body } = await readReadiness();
    expect(body.checks.filter(({ state }) => state === "failing")).toEqual([]);
    expect([answer.status, body.status]).toEqual([200, "ready"]);
    const systems = ["commerce", "search", "payment", "mail", "cart-room", "visits", "queue"];
    expect(body.checks.map(({ system }) => system)).toEqual(expect.arrayContaining(systems));
    expect(JSON.parse((await shop.guest().get("/healthz")).text).version).toBe(body.version);
  });

  it("responds 503 and names what is down, while /healthz reports that the worker is alive", async () => {
    await shop.instructPlatform({ isDown: true });
    await shop.instructSearch({ isSilent: true });
    const { answer, body } = await readReadiness();
    expect([answer.status, body.status]).toEqual([503, "failing"]);
    const failing = body.checks.filter(({ state }) => state === "failing");
    expect(failing.map(({ system, reason }) => [system, reason])).toEqual([
      ["commerce", "unavailable"],
      ["search", "timeout"],
    ]);
    expect((await shop.guest().get("/healthz")).status).toBe(200);
  });
});
