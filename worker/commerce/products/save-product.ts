import { commit, commitVersioned, type DuplicateNames } from "../database/commit.ts";
import type { Database } from "../database/database.ts";
import { duplicateField } from "../errors/platform-errors.ts";
import type { Message } from "../messages/message.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { AttributeDefinition } from "./attribute-definition.ts";
import { indexProducts, unindexStatements } from "./index-statements.ts";
import { toLeanData } from "./lean-data.ts";
import { allVariants, type Product, type ProductData } from "./product.ts";

type Definitions = ReadonlyMap<string, AttributeDefinition>;

/** Documents come as JSON within the JSON of the rows, so that they are escaped only once on their way. */
const INSERT = `INSERT INTO product (id, key, product_type_id, tax_category_id, published, version, created_at,
    last_modified_at, current, staged, lean, price_mode)
  SELECT e.value ->> 0, e.value ->> 1, e.value ->> 2, e.value ->> 3, e.value ->> 4, e.value ->> 5, e.value ->> 6,
    e.value ->> 7, nullif(e.value -> 8, 'null'), nullif(e.value -> 9, 'null'), nullif(e.value -> 10, 'null'),
    e.value ->> 11
  FROM json_each(?) e`;

const UPDATE = `UPDATE product SET key = ?, tax_category_id = ?, published = ?, version = ?, last_modified_at = ?,
    current = ?, staged = ?, lean = ?, price_mode = ?
  WHERE id = ?`;

/** Search and look-ups see what is published; before the first publication, the draft. */
export function indexedData({ current, staged }: Product): ProductData {
  const data = current ?? staged;
  if (!data) throw new Error("A product without data cannot be saved: give it a current or staged version.");
  return data;
}

function duplicates(product: Product): DuplicateNames {
  const data = indexedData(product);
  const skus = allVariants(data).flatMap(({ sku }) => (sku === undefined ? [] : [sku]));
  return {
    "product.key": () => duplicateField("key", product.key),
    "product_variant.sku": () => duplicateField("sku", skus.length === 1 ? skus[0] : skus),
    "product_variant.key": () =>
      duplicateField(
        "key",
        allVariants(data).map(({ key: own }) => own ?? null),
      ),
    "product_locale.locale, product_locale.slug": () => duplicateField("slug", data.slug),
  };
}

function toLeanText({ current }: Product, definitions: Definitions): string | null {
  return current === null ? null : JSON.stringify(toLeanData(current, definitions));
}

function toText(data: ProductData | null): string | null {
  return data === null ? null : JSON.stringify(data);
}

interface DefinedProduct {
  readonly product: Product;
  readonly definitions: Definitions;
}

function toRow({ product, definitions }: DefinedProduct): readonly unknown[] {
  const { id, key, productTypeId, taxCategoryId, published, version, createdAt, lastModifiedAt } = product;
  const { current, staged } = product;
  const lean = current && toLeanData(current, definitions);
  const head = [id, key, productTypeId, taxCategoryId, published ? 1 : 0, version, createdAt, lastModifiedAt];
  return [...head, current, staged, lean, product.priceMode ?? null];
}

/** The rows of new products. */
export function insertStatement(
  database: Database,
  products: readonly DefinedProduct[],
): D1PreparedStatement {
  return database.prepare(INSERT).bind(JSON.stringify(products.map(toRow)));
}

/** The row of a product that is there already. */
export function updateStatement(
  database: Database,
  product: Product,
  definitions: Definitions,
): D1PreparedStatement {
  const { id, key, taxCategoryId, published, version, lastModifiedAt, current, staged } = product;
  const texts = [toText(current), toText(staged), toLeanText(product, definitions)];
  return database
    .prepare(UPDATE)
    .bind(
      ...[key, taxCategoryId, published ? 1 : 0, version, lastModifiedAt],
      ...[...texts, product.priceMode ?? null, id],
    );
}

/** Writes a new product with its indexes in one batch. Throws DuplicateField for a taken key, SKU or slug. */
export async function insertProduct(
  database: Database,
  product: Product,
  definitions: Definitions,
  messages: readonly Message[],
): Promise<void> {
  const { id, lastModifiedAt } = product;
  const row = insertStatement(database, [{ product, definitions }]);
  const index = await indexProducts(database, [{ id, data: indexedData(product), definitions }]);
  const told = writeMessages(database, new Date(lastModifiedAt), messages);
  await commit(database, [row, ...index.statements, ...told], duplicates(product));
  index.keep();
}

/** Replaces a product and its indexes, unless someone else wrote it since `expected` was read. */
export async function replaceProduct(
  database: Database,
  product: Product,
  expected: number,
  definitions: Definitions,
  messages: readonly Message[],
): Promise<void> {
  const { id, lastModifiedAt } = product;
  const row = updateStatement(database, product, definitions);
  const index = await indexProducts(database, [{ id, data: indexedData(product), definitions }]);
  const told = writeMessages(database, new Date(lastModifiedAt), messages);
  await commitVersioned(
    database,
    { table: "product", id, expected },
    [row, ...unindexStatements(database, [id]), ...index.statements, ...told],
    duplicates(product),
  );
  index.keep();
}
