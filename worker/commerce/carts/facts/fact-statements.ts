import type { Database } from "../../database/database.ts";
import type { FactQuery } from "./collect-needs.ts";

const LIST = "(SELECT value FROM json_each(?))";
const RESOURCE = "SELECT r.kind, r.id, r.key, r.data, '{}' AS more FROM resource r";

const CODES = `SELECT r.kind, r.id, r.key, r.data, json_object('code', r.lookup,
    'applications', (SELECT count(*) FROM discount_code_application a WHERE a.code_id = r.id),
    'ofCustomer', (SELECT count(*) FROM discount_code_application a WHERE a.code_id = r.id AND a.customer_id = ?1)
  ) AS more
  FROM resource r WHERE r.kind = 'discount-code' AND (r.lookup IN (SELECT value FROM json_each(?2))
    OR r.id IN (SELECT value FROM json_each(?3)))`;

const DISCOUNTS = `${RESOURCE} WHERE r.kind = 'cart-discount' AND (NOT r.data ->> 'requiresDiscountCode'
  OR r.id IN (SELECT d.value ->> 'id' FROM resource c, json_each(c.data, '$.cartDiscounts') d
    WHERE c.kind = 'discount-code' AND (c.lookup IN ${LIST} OR c.id IN ${LIST})))`;

const WANTED = `WITH wanted AS (
    SELECT v.product_seq AS seq FROM product_variant v WHERE v.sku IN ${LIST}
    UNION SELECT p.seq FROM product p WHERE p.id IN ${LIST}
  )`;

const PRODUCTS = `${WANTED} SELECT 'product' AS kind, p.id, p.key, p.current AS data, json_object(
    'version', p.version, 'published', p.published, 'productTypeId', p.product_type_id,
    'productTypeKey', (SELECT t.key FROM resource t WHERE t.id = p.product_type_id),
    'taxCategoryId', p.tax_category_id,
    'categories', (SELECT json_group_array(json_object('id', c.id, 'key', c.key, 'direct', pc.direct))
      FROM product_category pc JOIN category c ON c.id = pc.category_id WHERE pc.product_seq = p.seq)
  ) AS more
  FROM wanted JOIN product p ON p.seq = wanted.seq WHERE p.current IS NOT NULL`;

const PRODUCT_DISCOUNTS = `${WANTED} ${RESOURCE} WHERE r.kind = 'product-discount' AND r.id IN (
    SELECT pp.discount_id FROM wanted JOIN product_price pp ON pp.product_seq = wanted.seq
    WHERE pp.discount_id IS NOT NULL)`;

/** The statements that a cart's facts need; those that would find nothing are left out. */
export function toFactStatements(database: Database, query: FactQuery): D1PreparedStatement[] {
  const list = (values: readonly string[]) => JSON.stringify(values);
  const { skus, productIds, codes, codeIds, types, payments, snapshotIds, kinds, storeKey, customerId } =
    query;
  const find = (sql: string, ...values: (string | null)[]) => database.prepare(sql).bind(...values);
  const statements = [
    find(`${RESOURCE} WHERE r.kind IN ${LIST}`, list(kinds)),
    find(DISCOUNTS, list(codes), list(codeIds)),
  ];
  if (codes.length + codeIds.length > 0) statements.push(find(CODES, customerId, list(codes), list(codeIds)));
  if (storeKey) statements.push(find(`${RESOURCE} WHERE r.kind = 'store' AND r.key = ?`, storeKey));
  if (types.length > 0) {
    const sql = `${RESOURCE} WHERE r.kind = 'type' AND (r.key IN ${LIST} OR r.id IN ${LIST})`;
    statements.push(find(sql, list(types), list(types)));
  }
  if (payments.length > 0) {
    const sql = `SELECT 'payment' AS kind, id, key, json_object('customerId', customer_id, 'anonymousId', anonymous_id)
      AS data, '{}' AS more FROM payment WHERE id IN ${LIST} OR key IN ${LIST}`;
    statements.push(find(sql, list(payments), list(payments)));
  }
  if (snapshotIds.length > 0) {
    const sql =
      "SELECT 'snapshot' AS kind, id, NULL AS key, data, '{}' AS more FROM variant_snapshot WHERE id IN";
    statements.push(find(`${sql} ${LIST}`, list(snapshotIds)));
  }
  if (skus.length + productIds.length > 0) {
    statements.push(find(PRODUCTS, list(skus), list(productIds)));
    statements.push(find(PRODUCT_DISCOUNTS, list(skus), list(productIds)));
  }
  return statements;
}
