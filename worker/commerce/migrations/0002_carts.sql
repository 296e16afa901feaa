-- `data` is the whole document; the columns beside it are those that rows are found by.
CREATE TABLE cart (
  id TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  key TEXT UNIQUE,
  anonymous_id TEXT,
  customer_id TEXT,
  store_key TEXT,
  state TEXT NOT NULL,
  origin TEXT NOT NULL,
  created_at TEXT NOT NULL,
  last_modified_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  data TEXT NOT NULL
);
CREATE INDEX cart_of_session ON cart (anonymous_id, last_modified_at) WHERE anonymous_id IS NOT NULL;
CREATE INDEX cart_of_customer ON cart (customer_id, last_modified_at) WHERE customer_id IS NOT NULL;
CREATE INDEX cart_by_change ON cart (last_modified_at);
CREATE INDEX cart_expiry ON cart (expires_at);

-- What lines show of a product, frozen at one version of it and shared by all carts and orders with that version.
CREATE TABLE variant_snapshot (
  id TEXT PRIMARY KEY,
  data TEXT NOT NULL
) WITHOUT ROWID;

-- The unique cart_id is what makes an order happen once.
CREATE TABLE orders (
  id TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  order_number TEXT UNIQUE,
  cart_id TEXT UNIQUE,
  anonymous_id TEXT,
  customer_id TEXT,
  store_key TEXT,
  order_state TEXT NOT NULL,
  created_at TEXT NOT NULL,
  last_modified_at TEXT NOT NULL,
  data TEXT NOT NULL
);
CREATE INDEX orders_of_session ON orders (anonymous_id, created_at) WHERE anonymous_id IS NOT NULL;
CREATE INDEX orders_of_customer ON orders (customer_id, created_at) WHERE customer_id IS NOT NULL;
CREATE INDEX orders_by_creation ON orders (created_at);

CREATE TABLE payment (
  id TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  key TEXT UNIQUE,
  anonymous_id TEXT,
  customer_id TEXT,
  interface_id TEXT,
  created_at TEXT NOT NULL,
  last_modified_at TEXT NOT NULL,
  data TEXT NOT NULL
);
CREATE INDEX payment_of_session ON payment (anonymous_id, created_at) WHERE anonymous_id IS NOT NULL;
CREATE INDEX payment_of_customer ON payment (customer_id, created_at) WHERE customer_id IS NOT NULL;
CREATE INDEX payment_by_creation ON payment (created_at);

-- One row for each code of each order: what a code's application counts are counted from.
CREATE TABLE discount_code_application (
  code_id TEXT NOT NULL,
  order_id TEXT NOT NULL,
  customer_id TEXT,
  PRIMARY KEY (code_id, order_id)
) WITHOUT ROWID;
CREATE INDEX discount_code_application_of ON discount_code_application (code_id, customer_id)
  WHERE customer_id IS NOT NULL;
