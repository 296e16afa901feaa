import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import type { InvoiceView } from "../model/invoice-view";
import { writeInvoicePdf } from "./write-invoice-pdf.server";

const require = createRequire(import.meta.url);
const read = (name: string) =>
  new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/sofia-sans/${name}.ttf`)));
const fonts = {
  regular: read("400Regular/SofiaSans_400Regular"),
  bold: read("700Bold/SofiaSans_700Bold"),
};
const view: InvoiceView = {
  ...{
    language: "de",
    title: "Rechnung & <1>",
    number: "1",
    seller: ["Ironhall & Co"],
    facts: [],
    addresses: [],
  },
  columns: ["Artikel", "Menge", "Preis", "Betrag"],
  rows: [{ id: "1", article: "Säge", details: [], quantity: "1", price: "1 €", amount: "1 €" }],
  ...{ sums: [], total: { label: "Summe", value: "1 €" }, notes: [], print: "", links: [] },
};
const cii = "<rsm:CrossIndustryInvoice>Rührmaschine</rsm:CrossIndustryInvoice>";

/** The file's text, and the content of its compressed streams. */
async function readPdf(embedded: string | null) {
  const file = Buffer.from(await writeInvoicePdf(view, fonts, embedded));
  const text = file.toString("latin1");
  const streams = [...text.matchAll(/stream\n/g)].flatMap(({ index }) => {
    const start = index + "stream\n".length;
    try {
      return [inflateSync(file.subarray(start, text.indexOf("endstream", start))).toString("utf8")];
    } catch {
      return [];
    }
  });
  return { text, utf8: file.toString("utf8"), streams };
}

it("declares PDF/A-3b, with an output profile, an id, and only embedded fonts", async () => {
  const { text, utf8 } = await readPdf(null);
  expect(text.slice(0, 8)).toBe("%PDF-1.7");
  expect(utf8).toMatch(/<pdfaid:part>3<\/pdfaid:part>\s*<pdfaid:conformance>B</);
  for (const part of ["/OutputIntents", "/S /GTS_PDFA1", "/DestOutputProfile", "/ID [<"])
    expect(text).toContain(part);
  const fontCount = text.match(/\/Type \/FontDescriptor/g)?.length;
  expect([fontCount, text.match(/\/FontFile2 /g)?.length]).toEqual([2, 2]);
  expect(text).not.toMatch(/\/BaseFont \/Helvetica|\/Encrypt|\/JavaScript/);
  expect(utf8).not.toContain("factur-x.xml");
});

it("embeds the invoice as an alternative of the page, and says so in its metadata", async () => {
  const { text, utf8, streams } = await readPdf(cii);
  expect(streams).toContain(cii);
  for (const part of [
    "/AFRelationship /Alternative",
    "/Type /EmbeddedFile",
    "/Subtype /text#2Fxml",
    "/ModDate",
    "/AF [",
  ])
    expect(text).toContain(part);
  expect(utf8).toContain("<fx:DocumentFileName>factur-x.xml<");
  expect(utf8).toContain("<fx:ConformanceLevel>EN 16931<");
  expect(utf8).toContain("<pdfaSchema:prefix>fx<");
});

it("writes well-formed metadata whatever the names contain", async () => {
  const { utf8 } = await readPdf(cii);
  const xmp = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(utf8)?.[0] ?? "";
  expect(xmp).toContain("Rechnung + 1");
  expect(xmp).not.toMatch(/&(?!amp;|lt;|gt;)/);
});
