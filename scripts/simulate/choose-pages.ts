import http from "node:http";
import { array, is, record, string, type } from "superstruct";
import type { PlatformClient } from "../import/platform-client.ts";

const Slugs = record(string(), string());
const ProductShape = type({
  masterData: type({ current: type({ slug: Slugs, categories: array(type({ id: string() })) }) }),
});
const CategoryShape = type({ slug: Slugs });

/** Returns a start page, a category, two of its products and a search, by their URLs in the German shop. */
export async function choosePages(client: PlatformClient, origin: string): Promise<readonly string[]> {
  const products: string[] = [];
  let category: string | undefined;
  for (const product of await client.listPage("products", 50)) {
    if (!is(product, ProductShape)) continue;
    const { slug, categories } = product.masterData.current;
    const address = await findAddress(origin, `/${slug.de}`);
    if (!address) continue;
    products.push(address);
    for (const { id } of categories) {
      const stored = category === undefined && (await client.loadById("categories", id));
      if (is(stored, CategoryShape)) category = await findAddress(origin, `/${stored.slug.de}`);
    }
    if (products.length >= 2 && category !== undefined) break;
  }
  const search = await findAddress(origin, "/search?query=Tisch");
  const [first, second] = products;
  if (!first || !second || !category || !search) throw new Error("The German shop has too few pages");
  return ["/", category, first, second, search];
}

/** Returns the final URL of a page; undefined for a missing one. */
async function findAddress(origin: string, path: string, redirects = 3): Promise<string | undefined> {
  const { status, location } = await ask(origin, path);
  if (status === 200) return path;
  if (!location || redirects === 0) return undefined;
  const { pathname, search } = new URL(location, origin);
  return findAddress(origin, pathname + search, redirects - 1);
}

function ask(
  origin: string,
  path: string,
): Promise<{ status: number | undefined; location: string | undefined }> {
  const { host, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const options = { hostname: "127.0.0.1", port, path, headers: { host, accept: "text/html" } };
    const request = http.get(options, (response) => {
      response.resume();
      response.on("end", () => resolve({ status: response.statusCode, location: response.headers.location }));
    });
    request.on("error", reject);
  });
}
