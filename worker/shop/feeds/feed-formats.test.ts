import { describe, expect, it } from "vitest";
import type { FeedRecord } from "../../../app/catalogue/model/feed-record";
import { getCountry } from "../../../app/countries/model/country-table";
import { money } from "../../../app/foundation/money";
import { createTranslate } from "../../../app/i18n/create-translate";
import { cutText, type FeedFormat, type FeedScope, toCsvRow, toPeriod } from "./feed-format";
import { findFeedFormat } from "./feed-path";
import { googleFeed } from "./google-feed";
import { idealoFeed } from "./idealo-feed";
import { metaFeed } from "./meta-feed";
import { openAiFeed } from "./openai-feed";

const base = "https://www.ironhall.de";
const scope: FeedScope = {
  country: getCountry("DE"),
  locale: "de-DE",
  translate: createTranslate("de-DE"),
  base,
  pages: { returns: `${base}/rueckgabe/`, privacy: `${base}/datenschutz/`, terms: `${base}/agb/` },
};
const record: FeedRecord = {
  id: "10012874",
  groupId: "p1",
  options: [{ name: "Räder", value: "Nylon" }],
  title: 'Mixer "20 l" <Pro> & mehr',
  description: "Knetet, rührt, schlägt.",
  highlights: ["Leise"],
  link: `${base}/mixer/?variant=A&b=1`,
  pictures: [`${base}/a.jpg`, `${base}/b.jpg`],
  brand: "Royal Catering",
  gtin: "4011220012874",
  model: "RC-20",
  isRefurbished: false,
  isInStock: true,
  price: money(74_900, "EUR"),
  reduction: {
    before: money(79_900, "EUR"),
    from: "2026-11-01T00:00:00.000Z",
    until: "2026-12-01T00:00:00.000Z",
  },
  categories: ["Gastronomie", "Mixer"],
  details: [{ name: "Leistung", value: "1.100 W" }],
  energy: { energyClass: "C", best: "A", worst: "G", registryNumber: null, labelUrl: null, sheetUrl: null },
  shipping: { key: "parcel", name: "Paket", cost: money(0, "EUR"), days: { from: 2, to: 4 } },
  netContent: null,
  rating: { average: 4.667, count: 128 },
};

/** Returns a CSV line by column. */
function readCsv(format: FeedFormat, written: FeedRecord): Readonly<Record<string, string>> {
  const columns = format.head(scope).trim().split(",");
  // No value of this record has a quoted comma besides those that the pattern knows.
  const cells = [
    ...format
      .write(written, scope)
      .trimEnd()
      .matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g),
  ];
  return Object.fromEntries(columns.map((name, at) => [name, cells[at]?.[1] ?? ""]));
}

describe("the feed for Google", () => {
  const xml = googleFeed.write(record, scope);

  it("states the lowest price of the 30 days before as price, and the current one as sale price", () => {
    expect(xml).toContain("<g:price>799.00 EUR</g:price><g:sale_price>749.00 EUR</g:sale_price>");
    expect(xml).toContain("<g:sale_price_effective_date>2026-11-01T00:00Z/2026-12-01T00:00Z<");
  });

  it("escapes every text", () => {
    expect(xml).toContain("<g:title>Mixer &quot;20 l&quot; &lt;Pro&gt; &amp; mehr</g:title>");
    expect(xml).toContain("?variant=A&amp;b=1</g:link>");
    expect(xml.replace(/&(?:amp|lt|gt|quot|#39);/g, "")).not.toContain("&");
  });

  it("has delivery, variants and the energy class where no number of the registry is known", () => {
    expect(xml).toContain(
      "<g:shipping><g:country>DE</g:country><g:service>Paket</g:service><g:price>0.00 EUR</g:price>",
    );
    expect(xml).toContain("<g:item_group_id>p1</g:item_group_id>");
    expect(xml).toContain("<g:energy_efficiency_class>C</g:energy_efficiency_class>");
    const energy = { energyClass: "C", best: "A", worst: "G", labelUrl: null, sheetUrl: null };
    const known = googleFeed.write({ ...record, energy: { ...energy, registryNumber: "384719" } }, scope);
    expect(known).toContain("<g:certification_code>384719</g:certification_code></g:certification>");
    expect(known).not.toContain("energy_efficiency_class");
  });

  it("admits that an article has no identifiers", () => {
    const unknown = googleFeed.write({ ...record, gtin: null, model: null }, scope);
    expect(unknown).toContain("<g:identifier_exists>no</g:identifier_exists>");
    expect(xml).not.toContain("identifier_exists");
  });
});

it("the feed for OpenAI has one line of JSON per article", () => {
  const line = openAiFeed.write(record, scope);
  expect(line.trimEnd()).not.toContain("\n");
  expect(JSON.parse(line)).toMatchObject({
    item_id: "10012874",
    price: "799.00 EUR",
    sale_price: "749.00 EUR",
    availability: "in_stock",
    group_id: "p1",
    listing_has_variations: true,
    variant_dict: { Räder: "Nylon" },
    condition: "new",
    target_countries: ["DE"],
    star_rating: 4.67,
    is_eligible_checkout: false,
  });
});

it("the feed for Meta has a row with the same prices", () => {
  expect(readCsv(metaFeed, record)).toMatchObject({
    id: "10012874",
    title: '"Mixer ""20 l"" <Pro> & mehr"',
    availability: "in stock",
    price: "799.00 EUR",
    sale_price: "749.00 EUR",
    shipping: "DE::Paket:0.00 EUR",
  });
});

describe("the feed for idealo", () => {
  it("has the current price, the former one and the delivery time as text", () => {
    expect(readCsv(idealoFeed, record)).toMatchObject({
      price: "749.00",
      formerPrice: "799.00",
      deliveryCosts_parcel: "0.00",
      deliveryCosts_freight: "",
      deliveryTime: "2–4 Werktage",
      used: "false",
      eec_spectrum: "A-G",
    });
  });

  it("leaves out what is sold out or not delivered", () => {
    expect(idealoFeed.write({ ...record, isInStock: false }, scope)).toBe("");
    expect(idealoFeed.write({ ...record, shipping: null }, scope)).toBe("");
  });
});

it.each([
  ["/feeds/google.xml", "google"],
  ["/nl/feeds/openai.jsonl", "openai"],
  ["/feeds/meta.csv", "meta"],
  ["/feeds/google.csv", undefined],
  ["/feeds/constructor.name", undefined],
  ["/a/feeds/google.xml", undefined],
])("%s is the feed %s", (path, name) => {
  expect(findFeedFormat(path)?.name).toBe(name);
});

it("a period needs both ends", () => {
  expect(toPeriod({ from: "2026-11-01T00:00:00.000Z", until: null })).toBeNull();
});

it("a CSV cell with separators is quoted", () => {
  expect(toCsvRow(["a", null, 'b,"c"'])).toBe('a,,"b,""c"""\r\n');
});

it.each([
  ["short", 10, "short"],
  ["two words here", 10, "two words…"],
  ["averylongword", 5, "aver…"],
])("the text %s is cut at %d characters to %s", (text, longest, expected) => {
  expect(cutText(text, longest)).toBe(expected);
});
