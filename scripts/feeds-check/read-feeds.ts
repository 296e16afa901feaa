import { parse } from "csv-parse/sync";
import { parse as parseMarkup } from "node-html-parser";
import { array, boolean, create, literal, optional, record, string, type, union } from "superstruct";
import type { Offer } from "./offer.ts";

/** The feeds by their file, each with a reader of its offers. */
export const feedReaders: Readonly<Record<string, (text: string) => readonly Offer[]>> = {
  "google.xml": readGoogle,
  "openai.jsonl": readOpenAi,
  "meta.csv": readMeta,
  "idealo.csv": readIdealo,
};

/** Price and crossed-out price of `749.00 EUR` and, during a reduction, the sale price. */
function toPrices(price: string, sale: string) {
  const [regular = "", currency = ""] = price.split(" ");
  const [reduced = ""] = sale.split(" ");
  return reduced ? { price: reduced, before: regular, currency } : { price: regular, before: null, currency };
}

function readGoogle(xml: string): readonly Offer[] {
  if (!xml.endsWith("</channel></rss>\n")) throw new Error("The feed for Google is incomplete");
  return parseMarkup(xml)
    .querySelectorAll("item")
    .map((item) => {
      const read = (name: string) =>
        item.childNodes.find((node) => Reflect.get(node, "rawTagName") === `g:${name}`)?.text ?? "";
      return {
        id: read("id"),
        ...toPrices(read("price"), read("sale_price")),
        isInStock: read("availability") === "in_stock",
        isRefurbished: read("condition") === "refurbished",
        url: read("link"),
      };
    });
}

const Line = type({
  item_id: string(),
  price: string(),
  sale_price: optional(string()),
  availability: union([literal("in_stock"), literal("out_of_stock")]),
  condition: string(),
  url: string(),
  is_eligible_search: boolean(),
});

function readOpenAi(text: string): readonly Offer[] {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const found = create(JSON.parse(line), Line);
      return {
        id: found.item_id,
        ...toPrices(found.price, found.sale_price ?? ""),
        isInStock: found.availability === "in_stock",
        isRefurbished: found.condition === "refurbished",
        url: found.url,
      };
    });
}

const Rows = array(record(string(), string()));

function readRows(csv: string) {
  const rows = create(parse(csv, { columns: true }), Rows);
  return rows.map((row) => (name: string) => row[name] ?? "");
}

function readMeta(csv: string): readonly Offer[] {
  return readRows(csv).map((read) => ({
    id: read("id"),
    ...toPrices(read("price"), read("sale_price")),
    isInStock: read("availability") === "in stock",
    isRefurbished: read("condition") === "refurbished",
    url: read("link"),
  }));
}

/** It names no currency, and no article that is sold out. */
function readIdealo(csv: string): readonly Offer[] {
  return readRows(csv).map((read) => ({
    id: read("sku"),
    price: read("price"),
    before: read("formerPrice") || null,
    currency: "",
    isInStock: true,
    isRefurbished: read("used") === "true",
    url: read("url"),
  }));
}
