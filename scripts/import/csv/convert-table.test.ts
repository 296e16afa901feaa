import { describe, expect, it } from "vitest";
import { toDraftLine } from "../parse-draft-line.ts";
import type { ResourceKind } from "../resource-kind.ts";
import { CatalogueIndex } from "./catalogue-index.ts";
import { convertTable } from "./convert-table.ts";

const en = (text: string) => ({ en: text });
const drafts: readonly (readonly [ResourceKind, Record<string, unknown>])[] = [
  ["categories", { key: "tools", name: en("Tools"), slug: en("tools") }],
  ["categories", { key: "saws", name: { en: "Saws", de: "Sägen" }, slug: en("saws"), parent: ref("tools") }],
  ["categories", { key: "old", name: en("Old"), slug: en("old") }],
  ["categories", { key: "old-saws", name: en("Saws"), slug: en("old-saws"), parent: ref("old") }],
  ["tax-categories", { key: "standard", name: "Standard rate" }],
  [
    "product-types",
    {
      key: "tool",
      name: "Tool",
      attributes: [
        define("length", { name: "number" }),
        define("words", { name: "ltext" }),
        define("brand", { name: "text" }, { attributeConstraint: "SameForAll" }),
        define("uses", {
          name: "set",
          elementType: { name: "lenum", values: [{ key: "wood", label: en("Wood") }] },
        }),
      ],
    },
  ],
];

function ref(key: string) {
  return { typeId: "category", key };
}

function define(name: string, type: object, rest: object = {}) {
  return { name, label: en(name), type, ...rest };
}

async function convert(header: string, ...rows: readonly string[]) {
  const lines = drafts.flatMap(([kind, draft]) => {
    const line = toDraftLine(JSON.parse(JSON.stringify(draft)), kind, { file: "test", line: 1 });
    return "draft" in line ? [line] : [];
  });
  const index = await CatalogueIndex.load({ listPage: async () => [] }, lines);
  const table = {
    file: "products.csv",
    header: header.split(","),
    rows: rows.map((row, at) => ({ line: at + 2, cells: row.split(",") })),
    badLines: [],
  };
  const converted = convertTable(table, index);
  return {
    drafts: converted.lines.map(({ draft }) => draft),
    bad: converted.badLines.map(({ origin, reason }) => `${origin.line}: ${reason}`),
  };
}

describe("a product table", () => {
  it("creates one draft for the rows of a product", async () => {
    const { drafts, bad } = await convert(
      "productType,variantId,sku,name.en,slug.en,tax,categories,images,_published,prices,length,words.en,words.de,brand,uses",
      "Tool,1,A-1,Saw,saw,Standard rate,Tools>Saws;old,https://pictures.example/a.jpg,false,EUR 900,1.5,sharp,scharf,Acme,Wood",
      ",2,A-2,,,,,,,EUR 950,2,,,,",
      "tool,1,B-1,Blade,blade,,,,,,,,,,",
    );
    expect(bad).toEqual([]);
    expect(drafts).toMatchObject([
      {
        key: "A-1",
        productType: { typeId: "product-type", key: "tool" },
        taxCategory: { typeId: "tax-category", key: "standard" },
        categories: [ref("saws"), ref("old")],
        publish: false,
        masterVariant: {
          images: [{ url: "https://pictures.example/a.jpg" }],
          attributes: [
            { name: "length", value: 1.5 },
            { name: "words", value: { en: "sharp", de: "scharf" } },
            { name: "brand", value: "Acme" },
            { name: "uses", value: ["wood"] },
          ],
        },
        variants: [
          {
            sku: "A-2",
            attributes: [
              { name: "length", value: 2 },
              { name: "brand", value: "Acme" },
            ],
          },
        ],
      },
      { key: "B-1", masterVariant: { sku: "B-1", prices: [] }, variants: [] },
    ]);
  });

  it("groups the rows of a product by its key when variants have no numbers", async () => {
    const { drafts } = await convert(
      "productType,key,sku,name.en,slug.en",
      "tool,saw,A-1,Saw,saw",
      "tool,saw,A-2,Saw,saw",
      "tool,blade,B-1,Blade,blade",
    );
    expect(drafts).toMatchObject([
      { key: "saw", variants: [{ sku: "A-2" }] },
      { key: "blade", variants: [] },
    ]);
  });

  it("reports errors with their line, and omits the whole product", async () => {
    const { drafts, bad } = await convert(
      "productType,variantId,sku,name.en,slug.en,categories,prices,length,uses,colour",
      "tool,1,A-1,Saw,saw,Saws,EUR 900,,,",
      "tool,1,B-1,Saw,saw,Tools>Saws,EUR 900,,,",
      ",2,B-2,,,,EUR 9.00,long,Glass,",
      "bench,1,C-1,Bench,bench,,,,,",
      "tool,1,D-1,Blade,,,,,,",
      "tool,1,E-1,Good,good,Tools,EUR 5,3,wood,",
    );
    expect(drafts).toMatchObject([{ key: "E-1" }]);
    expect(bad).toEqual([
      '1: the column "colour" is neither a field nor an attribute of a product type',
      '2: categories: more than one category is called "Saws": begin its path further up',
      '4: length: "long" is not a number such as 12.5',
      '4: prices: "EUR 9.00" is not a price such as "DE-EUR 15000 group#channel"',
      '5: productType: there is no product type "bench"',
      "6: slug: is missing",
    ]);
  });

  it("names a row whose variant has no number, and omits its product", async () => {
    const { drafts: found, bad } = await convert(
      "productType,variantId,sku,slug.en,name.en",
      "tool,1,a-1,aa,A",
      "tool,two,a-2,,",
      "tool,1,b-1,bb,B",
    );
    expect(bad).toEqual(['3: variantId: "two" is not the number of a variant']);
    expect(found.map(({ slug }) => slug)).toEqual([{ en: "bb" }]);
  });

  it("is refused when two columns have the same meaning", async () => {
    const row = "tool,a-1,a-2,aa,A,standard,standard";
    const { drafts: found, bad } = await convert("productType,sku,sku,slug.en,name.en,tax,taxCategory", row);
    expect(found).toEqual([]);
    expect(bad).toEqual(['1: the columns "sku", "tax, taxCategory": more than once in the header']);
  });

  it("names many unknown columns in one line", async () => {
    const unknown = Array.from({ length: 50_000 }, (_, at) => `x${at}`);
    const { bad } = await convert(["productType", "slug.en", "name.en", ...unknown].join(","));
    expect(bad).toEqual([
      '1: the columns "x0", "x1", "x2", "x3", "x4" and 49995 more are neither a field nor an attribute of a product type',
    ]);
  });

  it("refuses pictures that a page could not show", async () => {
    const { bad } = await convert("productType,slug.en,name.en,images", "tool,aa,A,javascript:alert(1)");
    expect(bad).toEqual(['2: images: "javascript:alert(1)" is not the address of a picture']);
  });
});
