import { defaults, seal } from "iron-webcrypto";
import { describe, expect, it } from "vitest";
import { localSecrets } from "../../../scripts/house/local-secrets.mjs";
import type { Guest, GuestAnswer } from "../../support/guest.ts";
import { shops } from "../../support/shops.ts";
import { wordsOf } from "../../support/words.ts";
import { findProductPath, openShop, sku } from "./open-shop.ts";

const word = wordsOf("en");
const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const says = ({ text }: GuestAnswer, sentence: string) => text.includes(sentence);
const cartOf = (data: unknown) =>
  (data as { cart: { id: string; lines: { id: string; sku: string; quantity: number }[] } }).cart;

const shop = openShop();
let guest: Guest;

describe("an address", () => {
  it("of an unknown host is a plain 404 with nothing of a shop", async () => {
    for (const hostname of ["evil.example", "xx.localhost", "www.ironhall.sk.evil.example"]) {
      const answer = await shop.guest(hostname).get("/");
      expect(answer.status).toBe(404);
      expect(answer.headers["content-type"]).toMatch(/^text\/plain/);
      expect(answer.headers["set-cookie"]).toBeUndefined();
      expect(answer.text).not.toMatch(/ironhall|<html/i);
    }
  });

  it("that no page has is the shop's own 404, with its frame", async () => {
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

  it("that cannot be decoded is a client's error", async () => {
    for (const path of ["/%", "/%E0%A4%A", "/a%00b"]) {
      const { status } = await shop.guest().get(path);
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
    }
  });

  it("in capitals with an old prefix is redirected in one hop, with its query", async () => {
    const product = await findProductPath(shop.guest(), "10012000");
    const answer = await shop.guest().get(`/P${product.toUpperCase().slice(0, -1)}?utm_source=Mail&X=%C3%9C`);
    expect(answer.status).toBe(308);
    const target = new URL(answer.headers.location ?? "", `http://${shop.guest().host}`);
    expect(target.pathname + target.search).toBe(`${product}?utm_source=Mail&X=%C3%9C`);
    expect((await shop.guest().get(target.pathname + target.search)).status).toBe(200);
  });

  it("with a query that makes no sense shows what it shows without", async () => {
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

describe("a quantity", () => {
  it.each([
    ["0", 1],
    ["-5", 1],
    ["two", 1],
    ["1e999", 1],
    ["", 1],
    ["2,9", 2],
  ])("of “%s” in the form is %i", async (quantity, taken) => {
    guest = shop.guest();
    const answer = await guest.submit("/checkout/cart", { intent: "add", sku, quantity });
    expect(answer.status).toBe(303);
    expect(await countPieces(guest)).toEqual([taken]);
  });

  it("above what can be had is cut to it, and the cart says so", async () => {
    guest = shop.guest();
    await guest.submit("/checkout/cart", { intent: "add", sku, quantity: "99999999999999999999" });
    const page = await guest.get("/checkout/cart");
    expect(says(page, word("cart.notice.quantity-reduced"))).toBe(true);
    const [pieces = 0] = await countPieces(guest);
    expect(pieces).toBeGreaterThan(0);
    expect(pieces).toBeLessThanOrEqual(100);
  });

  it.each([
    [0, "invalid-quantity"],
    [-1, "invalid-quantity"],
    [1.5, "invalid-quantity"],
    [1e300, "invalid-quantity"],
    ["2", "invalid-arguments"],
    [null, "invalid-arguments"],
  ])("of %j for the middleware is refused as %s", async (quantity, code) => {
    const answer = await shop.guest().call("addToCart", { sku, quantity });
    expect(answer).toMatchObject({ status: 400, error: { code } });
  });

  it("of zero removes a line, and a line that is gone is no error to remove", async () => {
    guest = shop.guest();
    const [line] = cartOf((await guest.call("addToCart", { sku, quantity: 2 })).data).lines;
    const remove = { lineItemId: line?.id, quantity: 0 };
    expect((await guest.call("updateCartQuantity", remove)).status).toBe(200);
    expect((await guest.call("updateCartQuantity", remove)).status).toBe(200);
    expect(await countPieces(guest)).toEqual([]);
    const again = await guest.call("updateCartQuantity", { ...remove, quantity: 1 });
    expect(again).toMatchObject({ status: 404, error: { code: "unknown-line" } });
  });
});

describe("a SKU that nobody knows", () => {
  it("is refused with the shop's words, in the form and in the middleware", async () => {
    for (const unknown of ["EX99999999", "'; DROP TABLE carts; --", "<script>alert(1)</script>", "\u0000"]) {
      const page = await shop
        .guest()
        .submit("/checkout/cart", { intent: "add", sku: unknown, quantity: "1" });
      expect(page.status, unknown).toBe(400);
      expect(says(page, word("cart.error.unknown-sku"))).toBe(true);
      expect(says(page, "alert(1)")).toBe(false);
      const answer = await shop.guest().call("addToCart", { sku: unknown, quantity: 1 });
      expect(answer).toMatchObject({ status: 404, error: { code: "unknown-sku" } });
    }
  });
});

describe("a wrong postal code", () => {
  it.each([
    ["GB", "en", "12345"],
    ["SK", "sk", "8110"],
    ["DE", "de", "1011"],
  ] as const)(
    "is told in the language of %s, and what was typed stays",
    async (code, language, postalCode) => {
      const { country, address } = shops[code];
      const words = wordsOf(language);
      guest = shop.guest(`${country}.localhost`);
      await guest.submit("/checkout/cart", { intent: "add", sku, quantity: "1" });
      const fields = {
        ...address,
        postalCode,
        firstName: "Jana <b>",
        lastName: 'O\'Neill "x"',
        country: country.toUpperCase(),
      };
      const page = await guest.submit("/checkout/addresses", {
        email: "jana@example.com",
        customerType: "PRIVATE",
        shippingAddressType: "SAME_AS_BILLING",
        ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`billing.${name}`, value])),
      });
      expect(page.status).toBe(400);
      const [sentence = ""] = words("checkout.invalid.postal-code", { example: "\u0000" }).split("\u0000");
      expect(says(page, sentence.trim())).toBe(true);
      for (const typed of [
        postalCode,
        address.streetName,
        address.city,
        "jana@example.com",
        "Jana &lt;b&gt;",
        "O&#x27;Neill &quot;x&quot;",
      ]) {
        expect(says(page, `value="${typed}"`)).toBe(true);
      }
    },
  );
});

describe("a session", () => {
  it.each([
    ["garbage", "garbage"],
    ["of another form", "Fe26.2**a*b*c*d*e*f*g*h"],
    ["too long", "x".repeat(6000)],
  ])("cookie that is %s means a fresh visitor", async (_, cookie) => {
    guest = shop.guest();
    guest.cookies.set("session", cookie);
    await expectFreshCart(guest);
  });

  it("cookie that was changed or has expired means a fresh visitor", async () => {
    const known = shop.guest();
    await known.call("addToCart", { sku, quantity: 1 });
    const sealed = known.cookies.get("session") ?? "";
    guest = shop.guest();
    guest.cookies.set(
      "session",
      sealed.replace(/.(?=.{20}$)/, (letter) => (letter === "A" ? "B" : "A")),
    );
    await expectFreshCart(guest);

    const content = { id: "session-of-old", cartId: "cart-of-old", orderIds: [], flash: null, sealedAtMs: 0 };
    const secret: string = localSecrets().shop.SESSION_SECRET;
    const expired = { ...defaults, ttl: 1000, localtimeOffsetMsec: -3_600_000 };
    guest = shop.guest();
    guest.cookies.set("session", await seal(content, secret, expired));
    await expectFreshCart(guest);
  });

  it("with a cart that the platform no longer has gets a sentence and a fresh cart", async () => {
    guest = shop.guest();
    const cart = cartOf((await guest.call("addToCart", { sku, quantity: 1 })).data);
    await deleteOnPlatform(cart.id);
    const page = await guest.get("/checkout/addresses");
    expect(page.status).toBe(303);
    expect(says(await guest.get("/checkout/cart"), word("cart.notice.cart-expired"))).toBe(true);
    expect(says(await guest.get("/checkout/cart"), word("cart.notice.cart-expired"))).toBe(false);
    const next = cartOf((await guest.call("addToCart", { sku, quantity: 1 })).data);
    expect(next.id).not.toBe(cart.id);
  });

  it("of another country's shop gets a sentence and a fresh cart, and its own cart stays as it was", async () => {
    const british = shop.guest();
    const cart = cartOf((await british.call("addToCart", { sku, quantity: 3 })).data);
    const german = shop.guest("de.localhost");
    german.cookies.set("session", british.cookies.get("session") ?? "");
    const page = await german.get("/checkout/cart");
    expect(page.status).toBe(200);
    expect(says(page, wordsOf("de")("cart.notice.cart-of-another-store"))).toBe(true);
    const own = cartOf((await german.call("addToCart", { sku, quantity: 1 })).data);
    expect(own.id).not.toBe(cart.id);
    expect(await countPieces(german)).toEqual([1]);
    expect(await countPieces(british)).toEqual([3]);
  });
});

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

  it("with broken JSON, or JSON of another form, is 400", async () => {
    for (const body of ["{", "", "nonsense", "{}", "[{},{},{}]", "[1,2]", '"x"', "null"]) {
      const answer = await shop.guest().send("/new-ct/getCart", { method: "POST", headers: json, body });
      expect(answer.status, body).toBe(400);
    }
  });

  it("with a method that the address does not know is 405", async () => {
    for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"])
      expect((await shop.guest().send("/checkout/cart", { method })).status, method).toBe(405);
    for (const path of ["/new-ct/getCart", "/hooks/payment"])
      expect((await shop.guest().get(path)).status, path).toBe(405);
    for (const path of ["/", "/search", "/healthz", "/checkout/thank-you"])
      expect((await shop.guest().submit(path, { a: "b" })).status, path).toBe(405);
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

  it("with a form that is none of the shop's is 400, inside the shop's frame", async () => {
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

  it("for an operation that nobody knows says so", async () => {
    expect(await shop.guest().call("explode")).toMatchObject({
      status: 500,
      error: { message: "Unknown middleware" },
    });
  });
});

async function countPieces(visitor: Guest): Promise<readonly number[]> {
  const { data } = await visitor.call("getCart");
  return (data as { lines: { quantity: number }[] }).lines.map(({ quantity }) => quantity);
}

async function expectFreshCart(visitor: Guest): Promise<void> {
  for (const path of ["/", "/checkout/cart", "/personal"])
    expect((await visitor.get(path)).status, path).toBe(200);
  expect(says(await visitor.get("/checkout/cart"), word("cart.empty.title"))).toBe(true);
  expect((await visitor.call("addToCart", { sku, quantity: 1 })).status).toBe(200);
  expect(await countPieces(visitor)).toEqual([1]);
}

async function deleteOnPlatform(id: string): Promise<void> {
  const answer = (await shop.askPlatform("query($id: String!) { cart(id: $id) { version } }", { id })) as {
    cart: { version: number };
  };
  await shop.askPlatform(
    "mutation($id: String!, $version: Long!) { deleteCart(id: $id, version: $version) { id } }",
    {
      id,
      version: answer.cart.version,
    },
  );
}

/** The products of a listing, in order. */
function listCards(html: string): readonly string[] {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return [...new Set([...main.matchAll(/href="(\/[^"]*\d{8}\/)"/g)].map(([, path = ""]) => path))];
}
