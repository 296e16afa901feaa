import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { messagesOf } from "../../support/messages.ts";
import { type JourneyShop, shops } from "../../support/shops.ts";
import { findProductPath, openShop } from "./open-shop.ts";

const shop = openShop();
const asMarkdown = { headers: { accept: "text/markdown, text/html;q=0.5" } };
const open = ({ country }: JourneyShop) => shop.guest(`${country}.localhost`);

describe.each([shops.DE, shops.GR, shops.BG].map((at) => [at.country, at] as const))(
  "to who prefers Markdown, the shop of %s",
  (_country, at) => {
    it("answers a product with its name, price, stock and links, and a browser with HTML", async () => {
      const guest = open(at);
      const path = await findProductPath(guest, "10010000", at.prefix);
      const html = await guest.get(path);
      const { status, headers, text } = await guest.send(path, asMarkdown);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        "content-type": "text/markdown; charset=utf-8",
        vary: expect.stringContaining("Accept"),
        "x-robots-tag": "noindex",
        "cache-control": "private, no-cache",
      });
      const heading = parse(html.text).querySelector("h1")?.text.trim();
      expect(text).toContain(`\n# ${heading}\n`);
      expect(text).toMatch(/\d[.,]\d\d\s(?:€|лв)/);
      expect(text).toContain(`](http://${at.country}.localhost`);
      expect(text).not.toMatch(/<(?:div|span|form|script)\b/);
      const again = await guest.get(path);
      expect(again.headers["content-type"]).toContain("text/html");
      expect((await guest.send(path, asMarkdown)).text).toBe(text);
    });
  },
);

it("a page that does not exist is Markdown with its status; private pages stay HTML", async () => {
  const guest = open(shops.GB);
  const missing = await guest.send("/no-such-thing/", asMarkdown);
  expect(missing.status).toBe(404);
  expect(missing.headers["content-type"]).toContain("text/markdown");
  const cart = await guest.send("/checkout/cart", asMarkdown);
  expect(cart.headers["content-type"]).toContain("text/html");
});

it("reviews are quoted as texts of shoppers", async () => {
  const { text } = await open(shops.DE).send("/product-reviews/ex10010000", asMarkdown);
  expect(text).toContain("> Untrusted text of a shopper:");
});

it("/agents.md is the text for language models, in the language of its URL", async () => {
  const guest = shop.guest("be.localhost");
  const { headers, text } = await guest.get("/nl/agents.md");
  expect(headers["content-type"]).toContain("text/markdown");
  expect(text).toContain(`## ${messagesOf("nl")("frame.navigation.title")}`);
  expect(text).toBe((await guest.get("/nl/llms.txt")).text);
});
