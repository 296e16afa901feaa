-- Values that a merchant keeps beside the catalogue: flags, texts, campaigns. `value` is any JSON.
CREATE TABLE custom_object (
  id TEXT PRIMARY KEY,
  container TEXT NOT NULL,
  key TEXT NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  last_modified_at TEXT NOT NULL,
  value TEXT NOT NULL
);
CREATE UNIQUE INDEX custom_object_name ON custom_object (container, key);

-- Prices of a SKU beside the product's own, for products whose price mode is Standalone. What has no scope has ''.
CREATE TABLE standalone_price (
  id TEXT PRIMARY KEY,
  key TEXT UNIQUE,
  sku TEXT NOT NULL,
  currency TEXT NOT NULL,
  country TEXT NOT NULL DEFAULT '',
  customer_group TEXT NOT NULL DEFAULT '',
  channel TEXT NOT NULL DEFAULT '',
  valid_from TEXT NOT NULL DEFAULT '',
  valid_until TEXT NOT NULL DEFAULT '',
  active INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  last_modified_at TEXT NOT NULL,
  data TEXT NOT NULL
);
CREATE UNIQUE INDEX standalone_price_scope
  ON standalone_price (sku, currency, country, customer_group, channel, valid_from, valid_until);

-- Embedded unless a product says otherwise.
ALTER TABLE product ADD COLUMN price_mode TEXT;

-- What a change of product discounts, types or categories still has to do to products: `after_seq` is how far it came.
CREATE TABLE product_revision (
  kind TEXT PRIMARY KEY,
  after_seq INTEGER NOT NULL
) WITHOUT ROWID;
