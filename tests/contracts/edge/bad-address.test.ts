import { describe, expect, it } from "vitest";
import type { GuestAnswer } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { findProductPath, openShop } from "./open-shop.ts";

const word = messagesOf("en");
const says = ({ text }: GuestAnswer, sentence: string) => text.includes(sentence);

const shop = openShop();

describe("a URL", () => {
  it("of an unknown host is a plain 404 without any part of a shop", async () => {
    for (const hostname of ["evil.example", "xx.localhost", "www.ironhall.sk.evil.example"]) {
      const answer = await shop.guest(hostname).get("/");
      expect(answer.status).toBe(404);
      expect(answer.headers["content-type"]).toMatch(/^text\/plain/);
      expect(answer.headers["set-cookie"]).toBeUndefined();
      expect(answer.text).not.toMatch(/ironhall|<html/i);
    }
  });

  it("of no page is the shop's own 404, with its frame", async () => {
    for (const path of ["/no-such-thing/", "/no/such/path", "/de/"]) {
      const answer = await shop.guest().get(path);
      expect(answer.status, path).toBe(404);
      expect(says(answer, word("frame.error.missing.title")), path).toBe(true);
      expect(says(answer, "<header")).toBe(true);
    }
  });

  it("with quotes is a 404, encoded or not", async () => {
    for (const path of ["/a%22b/", "/a%27b/", "/a'b/", '/a"b/', "/search%22"]) {
      expect((await shop.guest().get(path)).status, path).toBe(404);
    }
  });

  it("that cannot be decoded is a client error", async () => {
    for (const path of ["/%", "/%E0%A4%A", "/a%00b"]) {
      const { status } = await shop.guest().get(path);
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
    }
  });

  it("in capitals with an old prefix is redirected in one hop, with its query", async () => {
    const product = await findProductPath(shop.guest(), "10010000");
    const answer = await shop.guest().get(`/P${product.toUpperCase().slice(0, -1)}?utm_source=Mail&X=%C3%9C`);
    expect(answer.status).toBe(308);
    const target = new URL(answer.headers.location ?? "", `http://${shop.guest().host}`);
    expect(target.pathname + target.search).toBe(`${product}?utm_source=Mail&X=%C3%9C`);
    expect((await shop.guest().get(target.pathname + target.search)).status).toBe(200);
  });

  it.each([
    `/search?q=${"ä ".repeat(50)}`,
    `/search?q=${"a".repeat(6_000)}`,
    "/search?q[]=scale&brand[0]=x&price[from]=1",
    "/search?q=scale&q=mixer&page=2&page=3",
    "/search?price=9-1",
    "/search?q=(scale%20OR%20%22",
    "/catering-equipment/?a.__proto__=1&r.constructor=1..2&category=__proto__",
    "/search%2F",
    "/..%2f..%2fetc/passwd",
    "/product-reviews/%00",
    "/product-reviews/ex10010000?page=-1&rating=%00&sort[]=x",
    "/compare?skus=%00,%2F&add=EX99999999",
    "/suggestions?q=%00%00",
  ])("%s is a client error", async (path) => {
    expect((await shop.guest().get(encodeURI(path).replaceAll("%25", "%"))).status).toBeLessThan(500);
  });

  it("with markup in it is always escaped", async () => {
    const markup = encodeURIComponent(`"'><img src=x onerror=alert(1)><script>alert(1)</script>`);
    const names = [
      "q",
      "brand",
      "tags",
      "category",
      "sort",
      "view",
      "a.power",
      "r.power",
      "skus",
      "add",
      markup,
    ];
    const query = names.map((name) => `${name}=${markup}`).join("&");
    for (const path of ["/search", "/sales", "/catering-equipment/", "/compare", "/no-such-page"]) {
      const { text } = await shop.guest().get(`${path}?${query}`);
      expect(text, path).not.toMatch(/<img src=x|<script>alert/);
    }
  });

  it("with invalid query parameters shows the same as without them", async () => {
    const plain = await shop.guest().get("/search?q=scale");
    for (const query of [
      "page=0",
      "page=-3",
      "page=banana",
      "page=1e9",
      "sort=banana",
      "hits=7",
      "hits=-1",
      "price=x-y",
      "rating=99",
    ]) {
      const odd = await shop.guest().get(`/search?q=scale&${query}`);
      expect(odd.status, query).toBe(200);
      if (query !== "page=1e9") expect(listCards(odd.text), query).toEqual(listCards(plain.text));
    }
  });
});

/** Lists the products of a listing, in order. */
function listCards(html: string): readonly string[] {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return [...new Set([...main.matchAll(/href="(\/[^"]*\d{8}\/)"/g)].map(([, path = ""]) => path))];
}
