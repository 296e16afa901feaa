import type { Database } from "../database/database.ts";
import { type FoldedText, learnWords, type NewWords } from "../search/learn-words.ts";
import { fold, SEARCH_LANGUAGES } from "../search/searched-text.ts";
import type { Definitions } from "./attribute-definition.ts";
import {
  type AttributeValue,
  type TextDocument,
  toAttributeRows,
  toAttributeValues,
  toNeutralText,
  toTextDocuments,
} from "./attribute-rows.ts";
import { allVariants, type ProductData } from "./product.ts";

/** A product for the index tables; its row exists already in the same batch. */
export interface IndexedProduct {
  readonly id: string;
  readonly data: ProductData;
  /** A draft besides the published data: only its names are looked up. */
  readonly staged: ProductData | null;
  readonly definitions: Definitions;
}

/** Rows are bound as one JSON parameter, in a list per product; `e.seq` is the product's. */
const INSERTS = {
  locale: `INSERT INTO product_locale (product_seq, locale, slug, sort_name)
    SELECT e.seq, e.value ->> 0, e.value ->> 1, e.value ->> 2`,
  variant: `INSERT INTO product_variant (product_seq, variant_id, sku, key)
    SELECT e.seq, e.value ->> 0, e.value ->> 1, e.value ->> 2`,
  stagedLocale: `INSERT INTO staged_locale (product_seq, locale, slug) SELECT e.seq, e.value ->> 0, e.value ->> 1`,
  stagedVariant: `INSERT INTO staged_variant (product_seq, variant_id, sku, key)
    SELECT e.seq, e.value ->> 0, e.value ->> 1, e.value ->> 2`,
  price: `INSERT INTO product_price (product_seq, variant_id, position, currency, country, customer_group, channel,
      cent_amount, valid_from, valid_until, discounted, discount_id, discounted_from, discounted_until)
    SELECT e.seq, e.value ->> 0, e.value ->> 1, e.value ->> 2, e.value ->> 3, e.value ->> 4, e.value ->> 5,
      e.value ->> 6, e.value ->> 7, e.value ->> 8, e.value ->> 9, e.value ->> 10,
      CASE WHEN d.data ->> 'isActive' THEN coalesce(d.data ->> 'validFrom', '') ELSE '' END,
      CASE WHEN d.data ->> 'isActive' THEN coalesce(d.data ->> 'validUntil', '9999-12-31T23:59:59.999Z') ELSE '' END`,
  category: `INSERT INTO product_category (product_seq, category_id, direct, order_hint)
    SELECT e.seq, e.value ->> 0, 1, e.value ->> 1`,
  ancestor: `INSERT OR IGNORE INTO product_category (product_seq, category_id, direct)
    SELECT e.seq, a.ancestor_id, 0`,
  attribute: `INSERT INTO product_attribute (product_seq, name, locale, value, variant_id, number, folded)
    SELECT e.seq, e.value ->> 0, e.value ->> 1, e.value ->> 2, e.value ->> 3, e.value ->> 4, e.value ->> 5`,
  neutral: `INSERT INTO product_text (rowid, sku, attributes) SELECT e.seq, e.value ->> 0, e.value ->> 1`,
} as const;

const JOINS: Readonly<Record<string, string>> = {
  price: "LEFT JOIN resource d ON d.id = e.value ->> 10",
  ancestor: "JOIN category_ancestor a ON a.category_id = e.value ->> 0",
};

type Row = readonly unknown[];

function localeRows({ data, names }: Analysed): readonly Row[] {
  const locales = new Set([...Object.keys(data.name), ...Object.keys(data.slug)]);
  return [...locales].map((locale) => [locale, data.slug[locale] ?? null, names.get(locale) ?? ""]);
}

function variantRows(data: ProductData): readonly Row[] {
  return allVariants(data).map(({ id, sku, key }) => [id, sku ?? null, key ?? null]);
}

function priceRows({ data }: IndexedProduct): readonly Row[] {
  return allVariants(data).flatMap((variant) =>
    variant.prices.map((price, position) => {
      const { value, country, customerGroup, channel, validFrom, validUntil, discounted } = price;
      const scope = [value.currencyCode, country ?? null, customerGroup?.id ?? null, channel?.id ?? null];
      const validity = [validFrom ?? null, validUntil ?? null];
      const reduced = [discounted?.value.centAmount ?? null, discounted?.discount.id ?? null];
      return [variant.id, position, ...scope, value.centAmount, ...validity, ...reduced];
    }),
  );
}

function categoryRows({ data }: IndexedProduct): readonly Row[] {
  return data.categories.map(({ id }) => [id, data.categoryOrderHints?.[id] ?? null]);
}

interface Analysed extends IndexedProduct {
  /** Folded, by locale. */
  readonly names: ReadonlyMap<string, string>;
  readonly attributes: readonly AttributeValue[];
  readonly documents: readonly TextDocument[];
  readonly neutral: readonly [string, string];
}

/** All data of a product for the tables, computed once. */
function analyse(product: IndexedProduct): Analysed {
  const attributes = toAttributeValues(product.data, product.definitions);
  const names = new Map(Object.entries(product.data.name).map(([locale, name]) => [locale, fold(name)]));
  const documents = toTextDocuments(product.data, names, attributes);
  return { ...product, names, attributes, documents, neutral: toNeutralText(product.data, attributes) };
}

/** The rows of each table for a product. */
const ROWS: Readonly<Record<keyof typeof INSERTS, (product: Analysed) => readonly Row[]>> = {
  locale: localeRows,
  variant: ({ data }) => variantRows(data),
  stagedLocale: ({ staged }) => Object.entries(staged?.slug ?? {}),
  stagedVariant: ({ staged }) => (staged ? variantRows(staged) : []),
  price: priceRows,
  category: categoryRows,
  ancestor: categoryRows,
  attribute: ({ attributes }) => toAttributeRows(attributes),
  neutral: ({ neutral }) => [neutral],
};

type Statements = Pick<Database, "prepare">;

/** The id of a product, and its rows for a table. */
type ProductRows = readonly [id: string, rows: readonly Row[]];

/** The LIMIT without effect prevents SQLite from rendering a row again for each of its columns. */
const UNFOLDED = `(SELECT p.seq, r.value FROM json_each(?) g JOIN product p ON p.id = g.value ->> 0
  JOIN json_each(g.value, '$[1]') r LIMIT -1)`;

function insert(
  database: Statements,
  head: string,
  join: string,
  rows: readonly ProductRows[],
): D1PreparedStatement[] {
  const present = rows.filter(([, ofProduct]) => ofProduct.length > 0);
  if (present.length === 0) return [];
  return [database.prepare(`${head} FROM ${UNFOLDED} e ${join}`).bind(JSON.stringify(present))];
}

function tableStatements(database: Statements, products: readonly Analysed[]): D1PreparedStatement[] {
  return Object.entries(ROWS).flatMap(([name, toRows]) => {
    const rows = products.map((product) => [product.id, toRows(product)] as const);
    return insert(database, INSERTS[name as keyof typeof INSERTS], JOINS[name] ?? "", rows);
  });
}

function textStatements(database: Statements, products: readonly Analysed[]): D1PreparedStatement[] {
  const byLanguage = new Map<string, ProductRows[]>();
  for (const { id, documents } of products) {
    for (const { language, columns } of documents) {
      const rows = byLanguage.get(language) ?? [];
      rows.push([id, [columns]]);
      byLanguage.set(language, rows);
    }
  }
  return [...byLanguage].flatMap(([language, rows]) => {
    const head = `INSERT INTO product_text_${language} (rowid, name, description, keywords, attributes)
      SELECT e.seq, e.value ->> 0, e.value ->> 1, e.value ->> 2, e.value ->> 3`;
    return insert(database, head, "", rows);
  });
}

function textsOf({ documents, neutral }: Analysed): readonly FoldedText[] {
  const localised = documents.map(({ language, columns }) => ({ language, text: columns.join(" ") }));
  return [...localised, { language: "", text: neutral[1] }];
}

/**
 * Fills every index table for these products; at most one statement per table, however many products. Call `keep`
 * after the batch is written.
 */
export function indexProducts(database: Statements, products: readonly IndexedProduct[]): NewWords {
  const analysed = products.map(analyse);
  const words = learnWords(database, analysed.flatMap(textsOf));
  const rows = [...tableStatements(database, analysed), ...textStatements(database, analysed)];
  return { statements: [...rows, ...words.statements], keep: words.keep };
}

const INDEX_TABLES = [
  ...["locale", "variant", "price", "category", "attribute"].map((name) => `product_${name}`),
  ...["staged_locale", "staged_variant"],
];

/** Empties the index tables for these products, before they are filled again. */
export function unindexStatements(database: Database, productIds: readonly string[]): D1PreparedStatement[] {
  const these = "IN (SELECT seq FROM product WHERE id IN (SELECT value FROM json_each(?)))";
  const rows = INDEX_TABLES.map((table) => `DELETE FROM ${table} WHERE product_seq ${these}`);
  const texts = ["product_text", ...SEARCH_LANGUAGES.map((language) => `product_text_${language}`)];
  const documents = texts.map((table) => `DELETE FROM ${table} WHERE rowid ${these}`);
  const ids = JSON.stringify(productIds);
  return [...rows, ...documents].map((sql) => database.prepare(sql).bind(ids));
}
