import { describe, expect, it } from "vitest";
import { localSecrets } from "../../../scripts/house/local-secrets.mjs";
import { openShop } from "./open-shop.ts";

const shop = openShop();
const { PLATFORM_MESSAGES_TOKEN: token } = localSecrets().shop;

/** Builds a push with a payload longer than any shopper's request may be. */
function toPush(textLength: number): string {
  const payload = {
    notificationType: "Message",
    resource: { typeId: "review", id: crypto.randomUUID() },
    type: "ReviewCreated",
    sequenceNumber: 1,
    text: "x".repeat(textLength),
  };
  return JSON.stringify({ message: { data: btoa(JSON.stringify(payload)) }, subscription: "projects/x" });
}

const post = (path: string, body: string) =>
  shop.guest().send(path, { method: "POST", headers: { "content-type": "application/json" }, body });

describe("the hook for the platform's messages", () => {
  it("accepts an authenticated push of any length", async () => {
    const path = `/hooks/platform-messages?token=${token}`;
    expect((await post(path, toPush(10))).status).toBe(204);
    expect((await post(path, toPush(300_000))).status).toBe(204);
  });

  it.each(["", "?token=", "?token=wrong", `?Token=${token}`])("refuses one with '%s'", async (query) => {
    const answer = await post(`/hooks/platform-messages${query}`, toPush(10));
    expect(answer.status).toBe(401);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.text).not.toContain(token);
  });

  it("accepts POST only", async () => {
    const answer = await shop.guest().get(`/hooks/platform-messages?token=${token}`);
    expect([answer.status, answer.headers.allow]).toEqual([405, "POST"]);
  });
});
