import { describe, expect, it } from "vitest";
import { localSecrets } from "../../../scripts/house/local-secrets.mjs";
import { Guest } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { openShop } from "./open-shop.ts";

const word = messagesOf("en");
const shop = openShop();

describe("a page that no longer exists", () => {
  it("and has a redirection redirects there once, with its query, to an existing page", async () => {
    for (const [old, now] of [
      ["/old-catalogue/?utm_source=Mail", "/categories?utm_source=Mail"],
      ["/clearance/?hits=48", "/sales?sort=price-asc&hits=48"],
      ["/former-terms/", "/terms-and-conditions/"],
    ] as const) {
      const answer = await shop.guest().get(old);
      expect(answer.status, old).toBe(308);
      const target = new URL(answer.headers.location ?? "");
      expect(target.host).toBe(shop.guest().host);
      expect(target.pathname + target.search).toBe(now);
      expect((await shop.guest().get(now)).status, now).toBe(200);
    }
  });

  it("is the shop's 404 without a redirection, or when the lookup is slow or fails", async () => {
    for (const path of ["/never-was-here/", "/never-was-here.html", "/slow-page/", "/failing-page/"]) {
      const answer = await shop.guest().get(path);
      expect(answer.status, path).toBe(404);
      expect(answer.text, path).toContain(word("frame.error.missing.title"));
    }
  });

  it("is counted for operators, without personal data", async () => {
    await shop.guest().get("/gone-for-good/?email=a@b.example");
    await shop.guest().get("/unsubscribe-me/max%40customer");
    const { REDIRECTIONS_OPERATOR_SECRET } = localSecrets().redirections;
    const service = new Guest(shop.port, "redirections.localhost");
    const headers = { authorization: `Bearer ${REDIRECTIONS_OPERATOR_SECRET}` };
    const { text } = await service.send("/operator/misses?limit=1000", { headers });
    expect(text).toContain('"host":"gb.localhost","path":"/gone-for-good/"');
    expect(text).toContain('"/unsubscribe-me/*"');
    expect(text).not.toContain("max");
    const page = await new Guest(shop.port, "sandbox.localhost").get("/redirections");
    expect(page.text).toContain("/gone-for-good/");
  });

  it("is not looked up for data requests and forms", async () => {
    expect((await shop.guest().get("/old-catalogue.data")).status).toBe(404);
    expect((await shop.guest().submit("/old-catalogue/", { a: "b" })).status).not.toBe(308);
  });
});
