import type { Database } from "../../database/database.ts";
import type { Cart } from "../cart.ts";
import type { CartNeeds } from "../cart-action.ts";
import { readOwnTypes } from "../read-own-types.ts";
import { STAMPED_COLUMNS } from "./cached-facts.ts";

/** Kinds that every cart needs, read completely. */
const ALWAYS = ["tax-category", "customer-group", "discount-group", "project"];

/** All data that the cart and its actions need, as lists to bind. */
interface FactQuery {
  readonly skus: readonly string[];
  readonly productIds: readonly string[];
  readonly codes: readonly string[];
  readonly codeIds: readonly string[];
  readonly types: readonly string[];
  readonly payments: readonly string[];
  readonly channels: readonly string[];
  readonly customers: readonly string[];
  readonly snapshotIds: readonly string[];
  readonly kinds: readonly string[];
  readonly storeKey: string | null;
  readonly customerId: string | null;
}

/** Combines the needs of a request's actions and those of the cart itself. */
export function collectNeeds(cart: Cart, needs: readonly CartNeeds[]): FactQuery {
  const all = <Value>(read: (need: CartNeeds) => readonly (Value | undefined)[] | undefined): Value[] => [
    ...new Set(needs.flatMap((need) => read(need) ?? []).filter((value) => value !== undefined)),
  ];
  const own = needs.some(({ ownVariants }) => ownVariants)
    ? [...new Set(cart.lineItems.map(({ productId }) => productId))]
    : [];
  const ships = !!cart.shippingInfo || needs.some(({ shippingMethods }) => shippingMethods);
  return {
    skus: all(({ skus }) => skus),
    productIds: [...all(({ productIds }) => productIds), ...own],
    codes: all(({ codes }) => codes),
    codeIds: cart.discountCodes.map(({ discountCode }) => discountCode.id),
    types: [...all(({ types }) => types), ...readOwnTypes(cart)],
    channels: all(({ channels }) => channels),
    customers: all(({ customers }) => [cart.customerId, ...(customers ?? [])]),
    payments: all(({ payments }) => payments),
    snapshotIds: cart.lineItems.map(({ snapshotId }) => snapshotId),
    kinds: ships ? [...ALWAYS, "shipping-method", "zone"] : ALWAYS,
    storeKey: cart.store?.key ?? null,
    customerId: cart.customerId ?? null,
  };
}

const LIST = "(SELECT value FROM json_each(?))";
const RESOURCE = "SELECT r.kind, r.id, r.key, r.data, '{}' AS more FROM resource r";

/** The data shared by carts: whole kinds, the discounts without a code and those of the codes, the requested types. */
const SHARED = `WITH known AS MATERIALIZED (SELECT key AS id, value AS stamp FROM json_each(?)),
  wanted AS (
    SELECT r.id FROM resource r WHERE r.kind IN ${LIST}
    UNION SELECT r.id FROM resource AS r INDEXED BY cart_discount_without_code
      WHERE r.kind = 'cart-discount' AND NOT r.data ->> 'requiresDiscountCode'
    UNION SELECT d.value ->> 'id' FROM resource c, json_each(c.data, '$.cartDiscounts') d
      WHERE c.kind = 'discount-code' AND (c.lookup IN ${LIST} OR c.id IN ${LIST})
    UNION SELECT r.id FROM resource r WHERE r.kind = 'type' AND (r.key IN ${LIST} OR r.id IN ${LIST})
  )
  SELECT ${STAMPED_COLUMNS} FROM wanted w JOIN resource r ON r.id = w.id LEFT JOIN known k ON k.id = r.id`;

const CODES = `SELECT r.kind, r.id, r.key, r.data, json_object('code', r.lookup,
    'applications', (SELECT count(*) FROM discount_code_application a WHERE a.code_id = r.id),
    'ofCustomer', (SELECT count(*) FROM discount_code_application a WHERE a.code_id = r.id AND a.customer_id = ?1)
  ) AS more
  FROM resource r WHERE r.kind = 'discount-code' AND (r.lookup IN (SELECT value FROM json_each(?2))
    OR r.id IN (SELECT value FROM json_each(?3)))`;

const WANTED = `WITH wanted AS (
    SELECT v.product_seq AS seq FROM product_variant v WHERE v.sku IN ${LIST}
    UNION SELECT p.seq FROM product p WHERE p.id IN ${LIST}
  )`;

const PRODUCTS = `${WANTED} SELECT 'product' AS kind, p.id, p.key, p.current AS data, json_object(
    'version', p.version, 'published', p.published, 'priceMode', p.price_mode, 'productTypeId', p.product_type_id,
    'productTypeKey', (SELECT t.key FROM resource t WHERE t.id = p.product_type_id),
    'taxCategoryId', p.tax_category_id,
    'categories', (SELECT json_group_array(json_object('id', c.id, 'key', c.key, 'direct', pc.direct))
      FROM product_category pc JOIN category c ON c.id = pc.category_id WHERE pc.product_seq = p.seq)
  ) AS more
  FROM wanted JOIN product p ON p.seq = wanted.seq WHERE p.current IS NOT NULL`;

/** The discounts of these products' prices, whether embedded or standalone. */
const PRODUCT_DISCOUNTS = `${WANTED} ${RESOURCE} WHERE r.kind = 'product-discount' AND r.id IN (
    SELECT pp.discount_id FROM wanted JOIN product_price pp ON pp.product_seq = wanted.seq
    WHERE pp.discount_id IS NOT NULL
    UNION SELECT s.data ->> '$.discounted.discount.id' FROM wanted
    JOIN product p ON p.seq = wanted.seq AND p.price_mode = 'Standalone'
    JOIN product_variant v ON v.product_seq = p.seq JOIN standalone_price s ON s.sku = v.sku)`;

const PAYMENTS = `SELECT 'payment' AS kind, id, key,
    json_object('customerId', customer_id, 'anonymousId', anonymous_id) AS data, '{}' AS more
  FROM payment WHERE id IN ${LIST} OR key IN ${LIST}`;

const CHANNELS = `SELECT r.kind, r.id, r.key, '{}' AS data, '{}' AS more FROM resource r
  WHERE r.kind = 'channel' AND (r.id IN ${LIST} OR r.key IN ${LIST})`;

const CUSTOMERS = `SELECT 'customer' AS kind, id, key, data, '{}' AS more FROM customer WHERE id IN ${LIST}`;

const SNAPSHOTS = `SELECT 'snapshot' AS kind, id, NULL AS key, data, '{}' AS more
  FROM variant_snapshot WHERE id IN ${LIST}`;

/** The shared data of carts, without the data of rows whose stamp is known. */
export function toSharedStatement(database: Database, query: FactQuery, stamps: string): D1PreparedStatement {
  const [codes, codeIds, types] = [query.codes, query.codeIds, query.types].map((list) =>
    JSON.stringify(list),
  );
  return database.prepare(SHARED).bind(stamps, JSON.stringify(query.kinds), codes, codeIds, types, types);
}

/** The statements that only this cart needs; without those that would find nothing. */
export function toOwnStatements(database: Database, query: FactQuery): D1PreparedStatement[] {
  const { skus, productIds, codes, codeIds, payments, channels, customers, snapshotIds } = query;
  const { storeKey, customerId } = query;
  const list = (values: readonly string[]) => JSON.stringify(values);
  const statements: D1PreparedStatement[] = [];
  const find = (isNeeded: boolean, sql: string, ...values: (string | null)[]) => {
    if (isNeeded) statements.push(database.prepare(sql).bind(...values));
  };
  find(codes.length + codeIds.length > 0, CODES, customerId, list(codes), list(codeIds));
  find(storeKey !== null, `${RESOURCE} WHERE r.kind = 'store' AND r.key = ?`, storeKey);
  find(payments.length > 0, PAYMENTS, list(payments), list(payments));
  find(channels.length > 0, CHANNELS, list(channels), list(channels));
  find(customers.length > 0, CUSTOMERS, list(customers));
  find(snapshotIds.length > 0, SNAPSHOTS, list(snapshotIds));
  return [...statements, ...toVariantStatements(database, skus, productIds)];
}

/** The variants of these SKUs and products, with the product discounts of their prices. */
export function toVariantStatements(
  database: Database,
  skus: readonly string[],
  productIds: readonly string[],
): D1PreparedStatement[] {
  if (skus.length + productIds.length === 0) return [];
  const lists = [JSON.stringify(skus), JSON.stringify(productIds)];
  return [PRODUCTS, PRODUCT_DISCOUNTS].map((sql) => database.prepare(sql).bind(...lists));
}
