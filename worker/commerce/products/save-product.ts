import { commit, commitVersioned, type DuplicateNames } from "../database/commit.ts";
import type { Database } from "../database/database.ts";
import { duplicateSlug } from "../database/duplicate-slug.ts";
import type { PlatformError } from "../errors/platform-error.ts";
import { duplicateField } from "../errors/platform-errors.ts";
import type { Message } from "../messages/message.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { toInitiatorText } from "../requests/initiator.ts";
import type { Definitions } from "./attribute-definition.ts";
import { type IndexedProduct, indexProducts, unindexStatements } from "./index-statements.ts";
import { toLeanData } from "./lean-data.ts";
import { allVariants, type Product, type ProductData, workingData } from "./product.ts";

/**
 * Documents are bound one by one (parameters 2, 3 and 4 are those of the first product), the short columns as one JSON
 * parameter: a document in it would be read and rendered again for every column. `CROSS JOIN` preserves the order.
 */
function toInsert(count: number): string {
  const documents = Array.from({ length: count }, (_, at) => {
    const first = 2 + at * DOCUMENTS;
    return `(${at}, ?${first}, ?${first + 1}, ?${first + 2})`;
  });
  return `WITH document (at, current, staged, lean) AS (VALUES ${documents.join(", ")})
    INSERT INTO product (id, key, product_type_id, tax_category_id, published, version, created_at, last_modified_at,
      price_mode, created_by, last_modified_by, current, staged, lean)
    SELECT e.value ->> 0, e.value ->> 1, e.value ->> 2, e.value ->> 3, e.value ->> 4, e.value ->> 5, e.value ->> 6,
      e.value ->> 7, e.value ->> 8, e.value ->> 9, e.value ->> 10, d.current, d.staged, d.lean
    FROM json_each(?1) e CROSS JOIN document d ON d.at = e.key`;
}

/** `current`, `staged` and `lean`. */
const DOCUMENTS = 3;

const UPDATE = `UPDATE product SET key = ?, tax_category_id = ?, published = ?, version = ?, last_modified_at = ?,
    current = ?, staged = ?, lean = ?, price_mode = ?, last_modified_by = ?
  WHERE id = ?`;

/**
 * Search and look-ups use the published data; before the first publication, the draft. Names of later drafts are
 * stored separately.
 */
export function toIndexed(product: Product, definitions: Definitions): IndexedProduct {
  const { id, current, staged } = product;
  const data = current ?? staged;
  if (!data) throw new Error("A product without data cannot be saved: give it a current or staged version.");
  return { id, data, staged: current && staged, definitions };
}

/** Returns the product's SKU that another product has, or that occurs twice in it. */
async function duplicateSku(database: Database, id: string, skus: readonly string[]): Promise<PlatformError> {
  const twice = skus.find((sku, at) => skus.indexOf(sku) < at);
  const others = (table: string) =>
    `SELECT v.sku FROM json_each(?1) w JOIN ${table} v ON v.sku = w.value
      WHERE v.product_seq NOT IN (SELECT seq FROM product WHERE id = ?2)`;
  const taken = await database
    .prepare(`${others("product_variant")} UNION ALL ${others("staged_variant")} LIMIT 1`)
    .bind(JSON.stringify(skus), id)
    .first<string>("sku");
  return duplicateField("sku", twice ?? taken);
}

/** Only the names of a product's draft can be new. */
function duplicates(database: Database, product: Product): DuplicateNames {
  const data = workingData(product);
  const skus = allVariants(data).flatMap(({ sku }) => (sku === undefined ? [] : [sku]));
  const keys = allVariants(data).map(({ key: own }) => own ?? null);
  const [sku, key, slug] = [
    () => duplicateSku(database, product.id, skus),
    () => duplicateField("key", keys),
    () => duplicateSlug(database, "product", product.id, data.slug),
  ];
  return {
    "product.key": () => duplicateField("key", product.key),
    "product_variant.sku": sku,
    "product_variant.key": key,
    "product_locale.locale, product_locale.slug": slug,
    "staged_variant.sku": sku,
    "staged_variant.key": key,
    "staged_locale.locale, staged_locale.slug": slug,
  };
}

function toLeanText({ current }: Product, definitions: Definitions): string | null {
  return current === null ? null : JSON.stringify(toLeanData(current, definitions));
}

function toText(data: ProductData | null): string | null {
  return data === null ? null : JSON.stringify(data);
}

/** `current`, `staged` and `lean` in their stored form. */
function toDocuments(product: Product, definitions: Definitions): readonly (string | null)[] {
  return [toText(product.current), toText(product.staged), toLeanText(product, definitions)];
}

interface DefinedProduct {
  readonly product: Product;
  readonly definitions: Definitions;
}

function toHead({ product }: DefinedProduct): readonly unknown[] {
  const { id, key, productTypeId, taxCategoryId, published, version, createdAt, lastModifiedAt } = product;
  const times = [createdAt, lastModifiedAt];
  return [
    id,
    key,
    productTypeId,
    taxCategoryId,
    published ? 1 : 0,
    version,
    ...times,
    product.priceMode ?? null,
    toInitiatorText(product.createdBy),
    toInitiatorText(product.lastModifiedBy),
  ];
}

/** The rows of new products: at most 33, as D1 binds 100 values. */
export function insertStatement(
  database: Database,
  products: readonly DefinedProduct[],
): D1PreparedStatement {
  const documents = products.flatMap(({ product, definitions }) => toDocuments(product, definitions));
  return database.prepare(toInsert(products.length)).bind(JSON.stringify(products.map(toHead)), ...documents);
}

/** The row of an existing product. */
export function updateStatement(
  database: Database,
  product: Product,
  definitions: Definitions,
): D1PreparedStatement {
  const { id, key, taxCategoryId, published, version, lastModifiedAt } = product;
  return database
    .prepare(UPDATE)
    .bind(
      ...[key, taxCategoryId, published ? 1 : 0, version, lastModifiedAt],
      ...[...toDocuments(product, definitions), product.priceMode ?? null],
      ...[toInitiatorText(product.lastModifiedBy), id],
    );
}

/** Writes a new product with its indexes in one batch. Throws DuplicateField for a taken key, SKU or slug. */
export async function insertProduct(
  database: Database,
  product: Product,
  definitions: Definitions,
  messages: readonly Message[],
): Promise<void> {
  const { lastModifiedAt } = product;
  const row = insertStatement(database, [{ product, definitions }]);
  const index = indexProducts(database, [toIndexed(product, definitions)]);
  const messageStatements = writeMessages(database, new Date(lastModifiedAt), messages);
  await commit(database, [row, ...index.statements, ...messageStatements], duplicates(database, product));
  index.keep();
}

/** Replaces a product and its indexes, unless another client wrote it since `expected` was read. */
export async function replaceProduct(
  database: Database,
  product: Product,
  expected: number,
  definitions: Definitions,
  messages: readonly Message[],
): Promise<void> {
  const { id, lastModifiedAt } = product;
  const row = updateStatement(database, product, definitions);
  const index = indexProducts(database, [toIndexed(product, definitions)]);
  const messageStatements = writeMessages(database, new Date(lastModifiedAt), messages);
  await commitVersioned(
    database,
    { table: "product", id, expected },
    [row, ...unindexStatements(database, [id]), ...index.statements, ...messageStatements],
    duplicates(database, product),
  );
  index.keep();
}
