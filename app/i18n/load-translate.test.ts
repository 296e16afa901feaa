import { afterEach, expect, it, vi } from "vitest";
import { loadTranslate } from "./load-translate";

afterEach(() => void vi.restoreAllMocks());

const link = { href: "/fr.json", dataset: { words: "cart", instead: "/de.json /en.json" } };
const page = { documentElement: { lang: "fr-CH" }, querySelectorAll: () => [link] } as unknown as Document;

it.each([
  [["/fr.json", "/de.json", "/en.json"], "Panier"],
  [["/de.json", "/en.json"], "Warenkorb"],
  [["/en.json"], "Cart"],
  [[], "title"],
])("of the files %j, the page shows %s", async (there, title) => {
  const words: Record<string, string> = { "/fr.json": "Panier", "/de.json": "Warenkorb", "/en.json": "Cart" };
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address) =>
    there.some((file) => file === address)
      ? Response.json({ title: words[String(address)] })
      : new Response("Not found\n", { status: 404 }),
  );
  const translate = await loadTranslate(page);
  expect(translate("cart.title")).toBe(title);
});
