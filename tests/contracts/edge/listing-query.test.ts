import { describe, expect, it } from "vitest";
import { openShop } from "./open-shop.ts";

const shop = openShop();

describe("the campaign of the store", () => {
  it("is linked from the special offers while it runs, and shown by its name", async () => {
    const { text } = await shop.guest().get("/sales");
    const href = /href="(\/sales\?tags=[^"]+)">Black Friday</.exec(text)?.[1] ?? "";
    expect(new URLSearchParams(href.split("?")[1]).get("tags")).toBe("campaign:black_friday");
    const campaign = await shop.guest().get(href);
    expect(campaign.text).toMatch(/<h1[^>]*>(?:<[^>]+>)*Black Friday/);
    expect(countCards(campaign.text)).toBeGreaterThan(1);
  });
});

describe("a listing", () => {
  it.each([
    "rating=99",
    "rating=-1&rating=x",
    "rating=4.5",
    "price=abc",
    "price=1-2-3",
    "price=9999999999-1",
  ])("with %s shows the same as without it", async (query) => {
    const plain = await shop.guest().get("/search?q=scale");
    const { status, text } = await shop.guest().get(`/search?q=scale&${query}`);
    expect(status).toBe(200);
    expect(countCards(text)).toBe(countCards(plain.text));
  });

  it.each([
    "brand=%00",
    "brand=%ED%A0%80",
    'brand=a"b',
    "category=%00",
    "product=%00",
    "tags=campaign:%22",
    "q=%00%00",
  ])("with %s is a page", async (query) => {
    for (const path of ["/search", "/sales", "/electric-hoists/"]) {
      expect((await shop.guest().get(`${path}?${query}`)).status, path).toBe(200);
    }
  });
});

function countCards(text: string): number {
  return text.split("<h2").length;
}
