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

/** A product to be put into the index tables; its row exists already in the same batch. */
export interface IndexedProduct {
  readonly id: string;
  readonly data: ProductData;
  /** A draft beside what is published: only its names are looked up. */
  readonly staged: ProductData | null;
  readonly definitions: Definitions;
}

/** Rows are bound as one JSON parameter; `e.value ->> 0` is always the product's id. */
const INSERTS = {
  locale: `INSERT INTO product_locale (product_seq, locale, slug, sort_name)
    SELECT p.seq, e.value ->> 1, e.value ->> 2, e.value ->> 3`,
  variant: `INSERT INTO product_variant (product_seq, variant_id, sku, key)
    SELECT p.seq, e.value ->> 1, e.value ->> 2, e.value ->> 3`,
  stagedLocale: `INSERT INTO staged_locale (product_seq, locale, slug) SELECT p.seq, e.value ->> 1, e.value ->> 2`,
  stagedVariant: `INSERT INTO staged_variant (product_seq, variant_id, sku, key)
    SELECT p.seq, e.value ->> 1, e.value ->> 2, e.value ->> 3`,
  price: `INSERT INTO product_price (product_seq, variant_id, position, currency, country, customer_group, channel,
      cent_amount, valid_from, valid_until, discounted, discount_id, discounted_from, discounted_until)
    SELECT p.seq, e.value ->> 1, e.value ->> 2, e.value ->> 3, e.value ->> 4, e.value ->> 5, e.value ->> 6,
      e.value ->> 7, e.value ->> 8, e.value ->> 9, e.value ->> 10, e.value ->> 11,
      CASE WHEN d.data ->> 'isActive' THEN coalesce(d.data ->> 'validFrom', '') ELSE '' END,
      CASE WHEN d.data ->> 'isActive' THEN coalesce(d.data ->> 'validUntil', '9999-12-31T23:59:59.999Z') ELSE '' END`,
  category: `INSERT INTO product_category (product_seq, category_id, direct, order_hint)
    SELECT p.seq, e.value ->> 1, 1, e.value ->> 2`,
  ancestor: `INSERT OR IGNORE INTO product_category (product_seq, category_id, direct)
    SELECT p.seq, a.ancestor_id, 0`,
  attribute: `INSERT INTO product_attribute (product_seq, name, locale, value, variant_id, number, folded)
    SELECT p.seq, e.value ->> 1, e.value ->> 2, e.value ->> 3, e.value ->> 4, e.value ->> 5, e.value ->> 6`,
  neutral: `INSERT INTO product_text (rowid, sku, attributes) SELECT p.seq, e.value ->> 1, e.value ->> 2`,
} as const;

const JOINS: Readonly<Record<string, string>> = {
  price: "LEFT JOIN resource d ON d.id = e.value ->> 11",
  ancestor: "JOIN category_ancestor a ON a.category_id = e.value ->> 1",
};

type Row = readonly unknown[];

function localeRows({ id, data }: IndexedProduct): readonly Row[] {
  const locales = new Set([...Object.keys(data.name), ...Object.keys(data.slug)]);
  return [...locales].map((locale) => [id, locale, data.slug[locale] ?? null, fold(data.name[locale] ?? "")]);
}

function variantRows(id: string, data: ProductData): readonly Row[] {
  return allVariants(data).map(({ id: variantId, sku, key }) => [id, variantId, sku ?? null, key ?? null]);
}

function priceRows({ id, data }: IndexedProduct): readonly Row[] {
  return allVariants(data).flatMap((variant) =>
    variant.prices.map((price, position) => {
      const { value, country, customerGroup, channel, validFrom, validUntil, discounted } = price;
      const scope = [value.currencyCode, country ?? null, customerGroup?.id ?? null, channel?.id ?? null];
      const validity = [validFrom ?? null, validUntil ?? null];
      const reduced = [discounted?.value.centAmount ?? null, discounted?.discount.id ?? null];
      return [id, variant.id, position, ...scope, value.centAmount, ...validity, ...reduced];
    }),
  );
}

interface Analysed extends IndexedProduct {
  readonly attributes: readonly AttributeValue[];
  readonly documents: readonly TextDocument[];
  readonly neutral: readonly [string, string];
}

/** Everything that the tables need of a product, worked out once. */
function analyse(product: IndexedProduct): Analysed {
  const attributes = toAttributeValues(product.data, product.definitions);
  const documents = toTextDocuments(product.data, attributes);
  return { ...product, attributes, documents, neutral: toNeutralText(product.data, attributes) };
}

function tableRows(products: readonly Analysed[]): Readonly<Record<keyof typeof INSERTS, readonly Row[]>> {
  const categories = products.flatMap(({ id, data }) =>
    data.categories.map((category) => [id, category.id, data.categoryOrderHints?.[category.id] ?? null]),
  );
  return {
    locale: products.flatMap(localeRows),
    variant: products.flatMap(({ id, data }) => variantRows(id, data)),
    stagedLocale: products.flatMap(({ id, staged }) =>
      Object.entries(staged?.slug ?? {}).map(([locale, slug]) => [id, locale, slug]),
    ),
    stagedVariant: products.flatMap(({ id, staged }) => (staged ? variantRows(id, staged) : [])),
    price: products.flatMap(priceRows),
    category: categories,
    ancestor: categories,
    attribute: products.flatMap(({ id, attributes }) =>
      toAttributeRows(attributes).map((row) => [id, ...row]),
    ),
    neutral: products.map(({ id, neutral }) => [id, ...neutral]),
  };
}

/** The limit that limits nothing keeps SQLite from rendering a row anew for each of its columns. */
const ROWS = "(SELECT value FROM json_each(?) LIMIT -1)";

function insert(database: Database, head: string, join: string, rows: readonly Row[]): D1PreparedStatement {
  const from = `FROM ${ROWS} e JOIN product p ON p.id = e.value ->> 0 ${join}`;
  return database.prepare(`${head} ${from}`).bind(JSON.stringify(rows));
}

function textStatements(database: Database, products: readonly Analysed[]): D1PreparedStatement[] {
  const byLanguage = new Map<string, Row[]>();
  for (const { id, documents } of products) {
    for (const { language, columns } of documents) {
      const rows = byLanguage.get(language) ?? [];
      rows.push([id, ...columns]);
      byLanguage.set(language, rows);
    }
  }
  return [...byLanguage].map(([language, rows]) => {
    const head = `INSERT INTO product_text_${language} (rowid, name, description, keywords, attributes)
      SELECT p.seq, e.value ->> 1, e.value ->> 2, e.value ->> 3, e.value ->> 4`;
    return insert(database, head, "", rows);
  });
}

function textsOf({ documents, neutral }: Analysed): readonly FoldedText[] {
  const localised = documents.map(({ language, columns }) => ({ language, text: columns.join(" ") }));
  return [...localised, { language: "", text: neutral[1] }];
}

/**
 * Fills every index table for these products; at most one statement for each table, however many products. `keep` is to be
 * called when the batch is written.
 */
export async function indexProducts(
  database: Database,
  products: readonly IndexedProduct[],
): Promise<NewWords> {
  const analysed = products.map(analyse);
  const tables = Object.entries(tableRows(analysed)).filter(([, rows]) => rows.length > 0);
  const inserts = tables.map(([name, rows]) =>
    insert(database, INSERTS[name as keyof typeof INSERTS], JOINS[name] ?? "", rows),
  );
  const words = await learnWords(database, analysed.flatMap(textsOf));
  const statements = [...inserts, ...textStatements(database, analysed), ...words.statements];
  return { statements, keep: words.keep };
}

const INDEX_TABLES = [
  ...["locale", "variant", "price", "category", "attribute"].map((name) => `product_${name}`),
  ...["staged_locale", "staged_variant"],
];

/** Empties the index tables of these products, ahead of filling them again. */
export function unindexStatements(database: Database, productIds: readonly string[]): D1PreparedStatement[] {
  const these = "IN (SELECT seq FROM product WHERE id IN (SELECT value FROM json_each(?)))";
  const rows = INDEX_TABLES.map((table) => `DELETE FROM ${table} WHERE product_seq ${these}`);
  const texts = ["product_text", ...SEARCH_LANGUAGES.map((language) => `product_text_${language}`)];
  const documents = texts.map((table) => `DELETE FROM ${table} WHERE rowid ${these}`);
  const ids = JSON.stringify(productIds);
  return [...rows, ...documents].map((sql) => database.prepare(sql).bind(ids));
}
