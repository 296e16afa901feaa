import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { photographSize } from "../../../scripts/bench/browser/photographs.ts";
import { openPlatform } from "../../support/platform.ts";
import { soon } from "../../support/soon.ts";
import { findProductPath, openShop } from "./open-shop.ts";

const shop = openShop();
const guest = shop.guest("gb.localhost");
const platform = openPlatform(shop.port);
const photographHost = process.env.IRONHALL_EDGE_PHOTOGRAPHS ?? "";
const imageUrl = `http://${photographHost}/photograph.jpg`;
const options = "fit=scale-down,format=auto,quality=80";
/** A product whose pictures no other test reads. */
const sku = "EX10310003";
const number = "10310003";

async function update(...actions: readonly object[]): Promise<void> {
  const stored = await platform.loadByKey("products", sku);
  if (!stored) throw new Error(`There is no product ${sku}`);
  await platform.update("products", stored, actions);
}

/** By the shop's host, because Miniflare has rules of its own for `/cdn-cgi/`. */
async function load(path: string, accept = ""): Promise<IncomingMessage> {
  const headers = { host: guest.host, accept };
  const request = http.get({ host: "127.0.0.1", port: shop.port, path, headers });
  const [answer] = await once(request, "response");
  return answer;
}

beforeAll(() =>
  update(
    {
      action: "addExternalImage",
      sku,
      image: { url: imageUrl, dimensions: { w: photographSize, h: photographSize } },
      staged: false,
    },
    { action: "moveImageToPosition", sku, imageUrl, position: 0, staged: false },
  ),
);

afterAll(() => update({ action: "removeImage", sku, imageUrl, staged: false }));

const toPath = (width: number) => `/cdn-cgi/image/width=${width},${options}/${imageUrl}`;

describe("a merchant's photograph", () => {
  it("is offered in several widths on the product's page and on its card", async () => {
    const path = await findProductPath(guest, number);
    await soon(async () => (await guest.get(path)).text.includes(`${toPath(960)} 960w`));
    const { text } = await guest.get(path);
    expect(text).toContain(`src="${toPath(1440)}"`);
    expect(text).toContain(`<meta property="og:image" content="http://${guest.host}${toPath(1200)}"`);
    const listing = await guest.get(`/search?q=${encodeURIComponent("log splitter")}`);
    expect(listing.text).toContain(`${toPath(360)} 360w`);
  });

  it.each([
    ["image/webp,*/*", "image/webp", "webp"],
    ["*/*", "image/jpeg", "jpeg"],
  ])("is sent at its width in the best format of %s", async (accept, type, format) => {
    const answer = await load(toPath(240), accept);
    expect(answer.headers).toMatchObject({ "content-type": type, vary: "accept" });
    const picture = await sharp(await buffer(answer)).metadata();
    expect([picture.format, picture.width]).toEqual([format, 240]);
  });

  it.each([
    ["of another host", 403, `/cdn-cgi/image/width=240,${options}/https://example.com/photograph.jpg`],
    ["in a width that no screen has", 400, toPath(40_000)],
    ["with an unknown option", 400, `/cdn-cgi/image/width=240,draw=x/${imageUrl}`],
    ["that is missing", 502, toPath(240).replace(".jpg", "-gone.webp")],
    ["that is a drawing", 502, toPath(240).replace(".jpg", ".png")],
  ])("%s is refused with %i", async (_, status, path) => {
    const answer = await load(path);
    answer.resume();
    expect(answer.statusCode).toBe(status);
  });
});
