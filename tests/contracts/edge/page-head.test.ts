import { describe, expect, it } from "vitest";
import { listSlugs } from "./edge-products.ts";
import { findProductPath, openShop } from "./open-shop.ts";

const guest = openShop().guest();

async function readHead(path: string) {
  const { text } = await guest.get(path);
  const read = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"/>`).exec(text)?.[1];
  return { robots: read("robots"), title: read("og:title"), image: read("og:image") };
}

describe("the head of a page", () => {
  it("has a title and a picture for shared links", async () => {
    const product = await findProductPath(guest, "10010000");
    for (const [path, name] of [
      ["/", /og\.jpg$/],
      ["/sales", /og\.jpg$/],
      ["/payment/", /og\.jpg$/],
      [product, /-front\.jpg$/],
    ] as const) {
      const { title, image = "" } = await readHead(path);
      expect(title?.length, path).toBeGreaterThan(3);
      expect(image, path).toMatch(name);
      const picture = await guest.get(new URL(image).pathname);
      expect([picture.status, picture.headers["content-type"]], path).toEqual([200, "image/jpeg"]);
    }
  });

  it("requests indexing for its URL and its numbered pages only", async () => {
    for (const path of ["/", "/sales", "/payment/", await findProductPath(guest, "10010000")]) {
      expect((await readHead(path)).robots, path).toBe("index, follow");
      expect((await readHead(`${path}?page=2`)).robots, path).toBe("index, follow");
      expect((await readHead(`${path}?page=2&sort=newest`)).robots, path).toBe("noindex, follow");
      expect((await readHead(`${path}?from=elsewhere`)).robots, path).toBe("noindex, follow");
    }
  });

  it("requests no indexing when the product is not sold, whose stock is not published", async () => {
    const path = `/${listSlugs("en-GB", false)[0]?.en}/`;
    const { status, text } = await guest.get(path);
    expect(status).toBe(200);
    expect((await readHead(path)).robots).toBe("noindex, follow");
    const stock = '<b aria-live="polite">';
    expect(text).not.toContain(stock);
    expect((await guest.get(await findProductPath(guest, "10010000"))).text).toContain(stock);
  });
});
