import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import type { GuestAnswer } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { openShop } from "./open-shop.ts";

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const says = ({ text }: GuestAnswer, sentence: string) => text.includes(sentence);

const shop = openShop();

/** Posts a body whose second chunk has no length; returns the status of the response. */
function postBrokenChunks(path: string, type: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(shop.port, "127.0.0.1", () =>
      socket.write(
        [
          `POST ${path} HTTP/1.1`,
          `Host: gb.localhost:${shop.port}`,
          `Content-Type: ${type}`,
          "Transfer-Encoding: chunked",
          "",
          "3",
          "a=b",
          "no length",
          "",
          "",
        ].join("\r\n"),
      ),
    );
    let text = "";
    socket.setEncoding("utf8").on("data", (part) => {
      text += part;
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
      if (!status) return;
      socket.destroy();
      resolve(Number(status));
    });
    socket.on("error", reject).on("end", () => reject(new Error(`No response: ${JSON.stringify(text)}`)));
  });
}

describe("a request", () => {
  const tooLong = "x".repeat(64 * 1024 + 1);

  it("with a body above 64 KiB is 413, its length stated or not", async () => {
    for (const [path, headers] of [
      ["/checkout/cart", form],
      ["/new-ct/addToCart", json],
      ["/hooks/payment", json],
    ] as const) {
      for (const body of [tooLong, [tooLong.slice(0, 40_000), tooLong.slice(0, 40_000)]]) {
        const length: Record<string, string> =
          typeof body === "string" ? { "content-length": String(body.length) } : {};
        const answer = await shop
          .guest()
          .send(path, { method: "POST", headers: { ...headers, ...length }, body });
        expect(answer.status, path).toBe(413);
      }
    }
  });

  it.each([
    ["/new-ct/getCart", json],
    ["/checkout/cart", form],
    ["/cia/view-item", json],
    ["/api/monitoring", json],
  ])("whose chunked body is truncated is 400: %s", async (path, headers) => {
    expect(await postBrokenChunks(path, headers["content-type"])).toBe(400);
  });

  it("with broken JSON, or JSON of another shape, is 400", async () => {
    for (const body of ["{", "", "nonsense", "{}", "[{},{},{}]", "[1,2]", '"x"', "null"]) {
      const answer = await shop.guest().send("/new-ct/getCart", { method: "POST", headers: json, body });
      expect(answer.status, body).toBe(400);
    }
  });

  it("with an unsupported method is 405", async () => {
    for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"])
      expect((await shop.guest().send("/checkout/cart", { method })).status, method).toBe(405);
    for (const path of ["/new-ct/getCart", "/hooks/payment"])
      expect((await shop.guest().get(path)).status, path).toBe(405);
    for (const path of ["/", "/search", "/healthz", "/checkout/thank-you"])
      expect((await shop.guest().submit(path, { a: "b" })).status, path).toBe(405);
  });

  it("with a form for a page that accepts none says so, and that the page can be reopened", async () => {
    const answer = await shop.guest("de.localhost").submit("/search?q=hammer", { a: "b" });
    expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
    const word = messagesOf("de");
    for (const key of ["refused.title", "refused.text", "again"]) {
      expect(answer.text).toContain(word(`frame.error.${key}`));
    }
    expect(answer.text).not.toContain(word("frame.error.broken.title"));
  });

  it("that writes from another site is 403", async () => {
    const foreign: readonly Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: `http://de.localhost:${shop.port}` },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ];
    for (const headers of foreign) {
      for (const path of ["/checkout/cart", "/new-ct/addToCart"]) {
        const answer = await shop
          .guest()
          .send(path, { method: "POST", headers: { ...form, ...headers }, body: "a=b" });
        expect(answer.status, JSON.stringify(headers)).toBe(403);
      }
    }
  });

  it("with an unknown form is 400, inside the shop's frame", async () => {
    for (const fields of [{}, { intent: "explode" }] as Record<string, string>[]) {
      const answer = await shop.guest().submit("/checkout/cart", fields);
      expect(answer.status).toBe(400);
      expect(says(answer, "<header")).toBe(true);
    }
    const broken = await shop.guest().send("/checkout/cart", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: "no form at all",
    });
    expect(broken.status).toBe(400);
  });

  it("for an unknown operation says so", async () => {
    expect(await shop.guest().call("explode")).toMatchObject({
      status: 500,
      error: { message: "Unknown middleware" },
    });
  });
});
