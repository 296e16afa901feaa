import { describe, expect, it } from "vitest";
import { messagesOf } from "../../support/messages.ts";
import { findProductPath, openShop } from "./open-shop.ts";

const shop = openShop();
const word = messagesOf("de");
/** A pallet truck with variants and volume prices, reduced in the campaign. */
const truck = "10210000";

/** Reads a page without scripts: streamed parts are missing. */
async function read(number: string, host = "de.localhost", query = "") {
  const guest = shop.guest(host);
  const { text } = await guest.get((await findProductPath(guest, number)) + query);
  const main = text.slice(text.indexOf("<main"), text.indexOf("</main>")).replaceAll("\u00a0", " ");
  return { text, main };
}

type Data = {
  readonly "@type": string;
  readonly hasVariant?: readonly Data[];
  readonly offers?: Readonly<Record<string, unknown>>;
  readonly [name: string]: unknown;
};

function readData(text: string, type: string): Data | undefined {
  const [, json = "[]"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
  const parsed: Data | readonly Data[] = JSON.parse(json);
  return [parsed].flat().find((data) => data["@type"] === type);
}

describe("a product page without scripts", () => {
  it("has price, button and volume price table, and each section with its anchor", async () => {
    const { main } = await read(truck);
    expect(main).toMatch(/<form[^>]*action="\/checkout\/cart"/);
    const rows = [
      ...main.matchAll(/<tr[^>]*><th scope="row">([^<]*)<\/th><td>([^<]*)<\/td><td>([^<]*)<\/td>/g),
    ];
    expect(rows.map(([, pieces, , saving]) => [pieces, saving])).toEqual([
      ["ab 3", "5 %"],
      ["ab 5", "10 %"],
      ["ab 10", "15 %"],
    ]);
    for (const id of [
      "description",
      "data",
      "contents",
      "faq",
      "manuals",
      "safety",
      "rating-reviews",
      "related",
    ])
      expect(main, id).toContain(`id="${id}"`);
  });

  it("links to existing sections, and to no missing view", async () => {
    const { main } = await read(truck);
    const targets = [...main.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(8);
    for (const id of targets) expect(main, id).toContain(`id="${id}"`);
  });

  it("names the views, loads the first picture at once, the others later", async () => {
    const { main } = await read(truck);
    const slides = [...main.matchAll(/<li id="view-\d+">.*?<\/li>/gs)].map(([slide]) => slide);
    expect(slides.length).toBeGreaterThan(3);
    expect(slides.map((slide) => slide.includes('loading="lazy"'))).toEqual([
      false,
      ...slides.slice(1).map(() => true),
    ]);
    for (const view of ["front", "left", "right", "rear"])
      expect(main).toContain(word(`product.view.${view}`));
  });

  it("explains a crossed-out price next to it, and does not call free delivery an extra cost", async () => {
    const { main } = await read(truck);
    expect(main).toContain(`${word("catalogue.price.lowestShort")} <s>`);
    expect(main).toContain(`>${word("listing.delivery.free")}<`);
    expect(main).toContain(`>${word("content.footer.priceDisclaimerFree")}<`);
  });

  it("shows a used machine's condition, and links to the new one", async () => {
    const { text } = await shop.guest("de.localhost").get("/search?tags=bware");
    const [, number = ""] = /href="\/[a-z0-9-]+-(20\d{6})\/"/.exec(text) ?? [];
    const used = (await read(number)).main;
    const conditions = ["a", "b", "c"].map((grade) =>
      word("product.condition", { traces: word(`listing.grade.traces.${grade}`) }),
    );
    expect(conditions.filter((condition) => used.includes(condition))).toHaveLength(1);
    expect(text).toContain(word("listing.grade.label"));
    expect(used).toMatch(new RegExp(`<a [^>]*href="/[^"]*10${number.slice(2, 4)}\\d{4}/">`));
  });

  it("shows the article number without its prefix", async () => {
    const { main } = await read(truck);
    expect(main.replaceAll(/<[^>]*>/g, " ")).not.toMatch(/EX\d{8}/);
  });
});

describe("structured data", () => {
  it.each([
    ["", "10210001"],
    ["?variant=EX10210000", "10210000"],
  ])("with %s describes the variant that the page shows, at its price", async (query, number) => {
    const { text, main } = await read(truck, "gb.localhost", query);
    const [first] = readData(text, "ProductGroup")?.hasVariant ?? [];
    expect(first).toMatchObject({ "@type": "Product", sku: number });
    const price = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" }).format(
      Number(first?.offers?.price),
    );
    expect(main).toContain(`>${price}</strong>`);
    expect(readData(text, "BreadcrumbList")).toBeDefined();
  });
});

describe("volume prices", () => {
  it("are absent in a store that has them switched off", async () => {
    const { main } = await read(truck, "lt.localhost");
    expect(main).not.toContain("<table");
  });
});
