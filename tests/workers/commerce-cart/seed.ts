import { database } from "./platform.ts";

const TIME = "2026-01-01T00:00:00.000Z";

/** Time of change, of which each seed has its own: the platform reads no row again whose version and time it knows. */
let changed = 0;
function toNextChange(): string {
  changed = Math.max(changed + 1, Date.now());
  return new Date(changed).toISOString();
}

export const eur = (centAmount: number) => ({
  type: "centPrecision",
  currencyCode: "EUR",
  centAmount,
  fractionDigits: 2,
});

/** Inserts a small resource into the platform; its id is its kind and key. */
export function insertResource(kind: string, key: string, data: object, lookup: string | null = null) {
  const sql = `INSERT INTO resource (id, kind, key, lookup, version, created_at, last_modified_at, data)
    VALUES (?, ?, ?, ?, 1, ?, ?, ?)`;
  return database
    .prepare(sql)
    .bind(`${kind}-${key}`, kind, key, lookup, TIME, toNextChange(), JSON.stringify(data));
}

export interface SeedProduct {
  readonly sku: string;
  readonly cents: number;
  readonly freight?: boolean;
  readonly discountedCents?: number;
  readonly stock?: number;
}

function insertProduct(seq: number, product: SeedProduct): D1PreparedStatement[] {
  const { sku, cents, freight, discountedCents, stock } = product;
  const id = `product-${sku}`;
  const discounted = discountedCents && {
    discounted: {
      value: eur(discountedCents),
      discount: { typeId: "product-discount", id: "product-discount-sale" },
    },
  };
  const current = {
    name: { sk: `Stroj ${sku}`, en: `Machine ${sku}` },
    slug: { sk: `stroj-${sku}`, en: `machine-${sku}` },
    categories: [],
    masterVariant: {
      id: 1,
      sku,
      prices: [{ id: `price-${sku}`, value: eur(cents), ...discounted }],
      images: [{ url: `/pictures/${sku}.svg`, dimensions: { w: 480, h: 480 } }],
      attributes: [{ name: "isPackageTypeFreight", value: freight ?? false }],
    },
    variants: [],
  };
  const insert = `INSERT INTO product (seq, id, key, product_type_id, tax_category_id, published, version, created_at,
    last_modified_at, current) VALUES (?, ?, ?, 'product-type-machine', 'tax-category-standard', 1, 1, ?, ?, ?)`;
  const statements = [
    database.prepare(insert).bind(seq, id, sku, TIME, toNextChange(), JSON.stringify(current)),
    database
      .prepare("INSERT INTO product_variant (sku, product_seq, variant_id) VALUES (?, ?, 1)")
      .bind(sku, seq),
  ];
  if (discountedCents) {
    const price = `INSERT INTO product_price (product_seq, variant_id, position, currency, cent_amount, discounted,
      discount_id) VALUES (?, 1, 0, 'EUR', ?, ?, 'product-discount-sale')`;
    statements.push(database.prepare(price).bind(seq, cents, discountedCents));
  }
  if (stock === undefined) return statements;
  const entry = `INSERT INTO inventory (id, sku, quantity_on_stock, available_quantity, version, created_at,
    last_modified_at) VALUES (?, ?, ?, ?, 1, ?, ?)`;
  return [
    ...statements,
    database.prepare(entry).bind(`stock-${sku}`, sku, stock, stock, TIME, toNextChange()),
  ];
}

const rate = (country: string, amount: number) => ({
  id: `rate-${country}`,
  name: `VAT ${country}`,
  amount,
  includedInPrice: true,
  country,
  subRates: [],
});

function shippingMethod(key: string, predicate: string, isDefault: boolean, cents: number) {
  const zone = { typeId: "zone", id: "zone-sk" };
  return insertResource("shipping-method", key, {
    name: key,
    taxCategory: { typeId: "tax-category", id: "tax-category-standard" },
    zoneRates: [{ zone, shippingRates: [{ price: eur(cents), freeAbove: eur(50_000), tiers: [] }] }],
    isDefault,
    active: true,
    predicate,
    stores: [],
  });
}

const define = (name: string, type: object, required = false) => ({
  name,
  label: { en: name },
  required,
  type,
});

const IS_FREIGHT = "lineItemExists(attributes.isPackageTypeFreight = true)";

/** Creates a small shop: five machines, Slovak and Austrian tax, two shipping methods, codes in every state. */
export async function seedShop(): Promise<void> {
  const discount = (key: string, data: object) =>
    insertResource("cart-discount", key, {
      name: { en: key },
      value: { type: "relative", permyriad: 1000 },
      target: { type: "lineItems", predicate: "true" },
      cartPredicate: "true",
      sortOrder: "0.5",
      stackingMode: "Stacking",
      isActive: true,
      requiresDiscountCode: true,
      ...data,
    });
  const code = (key: string, discountKey: string, data: object = {}) =>
    insertResource(
      "discount-code",
      key,
      {
        code: key,
        cartDiscounts: [{ typeId: "cart-discount", id: `cart-discount-${discountKey}` }],
        isActive: true,
        ...data,
      },
      key,
    );
  const products: SeedProduct[] = [
    { sku: "EX10000001", cents: 1234, stock: 10 },
    { sku: "EX10000002", cents: 20_000, discountedCents: 15_000, stock: 3 },
    { sku: "EX10000003", cents: 99_000, freight: true, stock: 1 },
    { sku: "EX10000004", cents: 500 },
    { sku: "EX10000005", cents: 14, stock: 100 },
  ];
  await database.batch([
    insertResource("tax-category", "standard", {
      name: "standard",
      rates: [rate("SK", 0.23), rate("AT", 0.2)],
    }),
    insertResource("zone", "sk", { name: "SK", locations: [{ country: "SK" }] }),
    insertResource("store", "shop_sk", { languages: ["sk"], countries: [{ code: "SK" }] }),
    insertResource("store", "shop_at", { languages: ["de"], countries: [{ code: "AT" }] }),
    insertResource("product-type", "machine", { name: "machine", attributes: [] }),
    insertResource("product-discount", "sale", { isActive: true, value: { type: "external" } }),
    insertResource("type", "cart-fields", {
      name: { en: "Cart" },
      resourceTypeIds: ["order", "line-item"],
      fieldDefinitions: [
        ...["lastBatch", "customerType", "note", "x", "raw"].map((name) => define(name, { name: "String" })),
        define("size", { name: "Enum", values: [{ key: "s", label: "S" }] }),
        define("count", { name: "Number" }),
      ],
    }),
    insertResource("type", "address-fields", {
      name: { en: "Address" },
      resourceTypeIds: ["address"],
      fieldDefinitions: [define("vatNumber", { name: "String" })],
    }),
    shippingMethod("parcel", `not(${IS_FREIGHT})`, true, 490),
    shippingMethod("freight", IS_FREIGHT, false, 3900),
    discount("ten", {}),
    discount("euro-off", { value: { type: "absolute", money: [eur(100)] } }),
    discount("free-shipping", {
      value: { type: "relative", permyriad: 10_000 },
      target: { type: "shipping" },
    }),
    discount("total", { target: { type: "totalPrice" } }),
    discount("big-carts", { cartPredicate: 'totalPrice > "800.00 EUR"' }),
    discount("over", { validUntil: "2026-01-02T00:00:00.000Z" }),
    code("IRONHALL10", "ten"),
    code("EURO", "euro-off"),
    code("SHIPFREE", "free-shipping"),
    code("TOTAL10", "total"),
    code("BIG", "big-carts"),
    code("OVER", "over"),
    code("OFF", "ten", { isActive: false }),
    code("ONCE", "ten", { maxApplications: 1 }),
    ...products.flatMap((product, index) => insertProduct(index + 1, product)),
  ]);
}
