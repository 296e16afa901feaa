import { afterEach, expect, it, vi } from "vitest";
import { loadTranslate } from "./load-translate";

afterEach(() => void vi.restoreAllMocks());

const link = { content: "/fr.json", dataset: { domain: "cart", instead: "/de.json /en.json" } };
const page = { documentElement: { lang: "fr-CH" }, querySelectorAll: () => [link] } as unknown as Document;

it("loads messages on request, once", async () => {
  const later = { content: "/product.json", dataset: { domain: "product", instead: "", onNeed: "" } };
  const both = { ...page, querySelectorAll: () => [link, later] } as unknown as Document;
  const fetching = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async (address) => Response.json({ title: String(address) }));
  const translate = await loadTranslate(both);
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(translate.learn?.("cart")).toBeNull();
  expect(translate.learn?.("product")).toBe(translate.learn?.("product"));
  await translate.learn?.("product");
  expect(translate("product.title")).toBe("/product.json");
  expect(translate("cart.title")).toBe("/fr.json");
  expect(translate.learn?.("product")).toBeNull();
  expect(fetching).toHaveBeenCalledTimes(2);
});

it.each([
  [["/fr.json", "/de.json", "/en.json"], "Panier"],
  [["/de.json", "/en.json"], "Warenkorb"],
  [["/en.json"], "Cart"],
  [[], "title"],
])("with the files %j the page shows %s", async (there, title) => {
  const messages: Record<string, string> = {
    "/fr.json": "Panier",
    "/de.json": "Warenkorb",
    "/en.json": "Cart",
  };
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address) =>
    there.some((file) => file === address)
      ? Response.json({ title: messages[String(address)] })
      : new Response("Not found\n", { status: 404 }),
  );
  const translate = await loadTranslate(page);
  expect(translate("cart.title")).toBe(title);
});
