import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { localSecrets } from "../../house/local-secrets.mjs";
import { PlatformClient } from "../../import/platform-client.ts";

/** Pixels on each side. */
export const photographSize = 1850;

/**
 * Makes a JPEG with the entropy of a photograph, up to 2 MB: noise on a picture of a machine compresses as little as
 * grain does.
 */
async function makePhotograph(): Promise<Uint8Array> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const canvas = {
    width: photographSize,
    height: photographSize,
    channels: 3,
    background: "#8a8f94",
    noise,
  } as const;
  return new Uint8Array(await sharp({ create: canvas }).jpeg({ quality: 90 }).toBuffer());
}

/** Serves photographs as a merchant's host does: `/*.jpg`; at `/*.png` a drawing; everything else is missing. */
export async function servePhotographs(): Promise<{ readonly host: string; stop(): void }> {
  const photograph = await makePhotograph();
  const server = createServer(({ url = "" }, response) => {
    if (url.endsWith(".jpg")) response.writeHead(200, { "content-type": "image/jpeg" }).end(photograph);
    else if (url.endsWith(".png"))
      response
        .writeHead(200, { "content-type": "image/svg+xml" })
        .end("<svg xmlns='http://www.w3.org/2000/svg'/>");
    else response.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, stop: () => void server.close() };
}

/** Adds a photograph of a host to each product of the platform, as its first picture. */
export async function photographProducts(port: number, host: string): Promise<void> {
  const { commerce } = localSecrets();
  const url = `http://platform.localhost:${port}`;
  const platform = new PlatformClient({
    apiUrl: url,
    authUrl: url,
    projectKey: commerce.PROJECT_KEY,
    clientId: commerce.BOOTSTRAP_CLIENT_ID,
    clientSecret: commerce.BOOTSTRAP_CLIENT_SECRET,
  });
  let page = await platform.listPage("products", pageSize);
  while (page.length > 0) {
    for (const product of page) await platform.update("products", product, toActions(product.id, host));
    page = await platform.listPage("products", pageSize, page.at(-1)?.id);
  }
}

const pageSize = 100;

/** One photograph each, under an address of its own, as a browser would cache it. */
function toActions(id: string, host: string): readonly object[] {
  const imageUrl = `http://${host}/${id}.jpg`;
  const dimensions = { w: photographSize, h: photographSize };
  const variant = { variantId: 1, staged: false };
  return [
    { action: "addExternalImage", ...variant, image: { url: imageUrl, dimensions } },
    { action: "moveImageToPosition", ...variant, imageUrl, position: 0 },
  ];
}
