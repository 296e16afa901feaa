-- One row is written ahead of every versioned batch; a stale version makes `holds` NULL and the batch fails whole.
CREATE TABLE write_guard (id INTEGER PRIMARY KEY CHECK (id = 1), holds INTEGER NOT NULL);

CREATE TABLE api_client (
  id TEXT PRIMARY KEY,
  secret_hash TEXT NOT NULL,
  scope TEXT NOT NULL
);

-- Tokens are kept as SHA-256 only. `kind` is access or refresh.
CREATE TABLE token (
  hash TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('access', 'refresh')),
  client_id TEXT NOT NULL,
  scope TEXT NOT NULL,
  anonymous_id TEXT,
  customer_id TEXT,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX token_expiry ON token (expires_at);

CREATE TABLE anonymous_session (id TEXT PRIMARY KEY, created_at TEXT NOT NULL) WITHOUT ROWID;

-- Small resources: product-type, type, tax-category, zone, store, shipping-method, product-discount, cart-discount,
-- discount-code, channel, customer-group. `lookup` is a second unique name (the code of a discount code).
CREATE TABLE resource (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  key TEXT,
  lookup TEXT,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  last_modified_at TEXT NOT NULL,
  data TEXT NOT NULL
);
CREATE UNIQUE INDEX resource_key ON resource (kind, key);
CREATE UNIQUE INDEX resource_lookup ON resource (kind, lookup);

CREATE TABLE category (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  key TEXT UNIQUE,
  parent_id TEXT REFERENCES category (id),
  order_hint TEXT NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  last_modified_at TEXT NOT NULL,
  data TEXT NOT NULL
);
CREATE INDEX category_parent ON category (parent_id, order_hint);

CREATE TABLE category_slug (
  locale TEXT NOT NULL,
  slug TEXT NOT NULL,
  category_id TEXT NOT NULL REFERENCES category (id) ON DELETE CASCADE,
  PRIMARY KEY (locale, slug)
) WITHOUT ROWID;
CREATE INDEX category_slug_of ON category_slug (category_id);

-- Every pair of a category and one above it; distance 1 is the parent.
CREATE TABLE category_ancestor (
  category_id TEXT NOT NULL REFERENCES category (id) ON DELETE CASCADE,
  ancestor_id TEXT NOT NULL REFERENCES category (id) ON DELETE CASCADE,
  distance INTEGER NOT NULL,
  PRIMARY KEY (category_id, ancestor_id)
) WITHOUT ROWID;
CREATE INDEX category_ancestor_down ON category_ancestor (ancestor_id, category_id);

-- `current` is what is published, `staged` the draft beside it (NULL when they are the same), `lean` is `current` without
-- its long texts, for lists.
CREATE TABLE product (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  key TEXT UNIQUE,
  product_type_id TEXT NOT NULL,
  tax_category_id TEXT,
  published INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  last_modified_at TEXT NOT NULL,
  current TEXT,
  staged TEXT,
  lean TEXT,
  review_statistics TEXT
);
CREATE INDEX product_by_type ON product (product_type_id);
CREATE INDEX product_by_creation ON product (created_at);
CREATE INDEX product_by_change ON product (last_modified_at);

CREATE TABLE product_variant (
  product_seq INTEGER NOT NULL REFERENCES product (seq) ON DELETE CASCADE,
  variant_id INTEGER NOT NULL,
  sku TEXT UNIQUE,
  key TEXT UNIQUE,
  PRIMARY KEY (product_seq, variant_id)
) WITHOUT ROWID;
CREATE INDEX product_variant_sku_any_case ON product_variant (sku COLLATE NOCASE);

-- Slug and name of a product in one language; `sort_name` is folded for ordering.
CREATE TABLE product_locale (
  product_seq INTEGER NOT NULL REFERENCES product (seq) ON DELETE CASCADE,
  locale TEXT NOT NULL,
  slug TEXT,
  sort_name TEXT NOT NULL,
  PRIMARY KEY (product_seq, locale)
) WITHOUT ROWID;
CREATE UNIQUE INDEX product_locale_slug ON product_locale (locale, slug);

-- `discounted` holds while `discounted_from` <= now < `discounted_until`; empty text when the discount is inactive.
CREATE TABLE product_price (
  product_seq INTEGER NOT NULL REFERENCES product (seq) ON DELETE CASCADE,
  variant_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  currency TEXT NOT NULL,
  country TEXT,
  customer_group TEXT,
  channel TEXT,
  cent_amount INTEGER NOT NULL,
  valid_from TEXT,
  valid_until TEXT,
  discounted INTEGER,
  discount_id TEXT,
  discounted_from TEXT,
  discounted_until TEXT,
  PRIMARY KEY (product_seq, variant_id, position)
) WITHOUT ROWID;
CREATE INDEX product_price_amount ON product_price (currency, cent_amount);
CREATE INDEX product_price_discount ON product_price (discount_id) WHERE discount_id IS NOT NULL;

-- A product's own categories (direct = 1) and all above them.
CREATE TABLE product_category (
  category_id TEXT NOT NULL,
  product_seq INTEGER NOT NULL REFERENCES product (seq) ON DELETE CASCADE,
  direct INTEGER NOT NULL,
  order_hint TEXT,
  PRIMARY KEY (category_id, product_seq)
) WITHOUT ROWID;
CREATE INDEX product_category_of ON product_category (product_seq, category_id);

-- Searchable attributes: `value` as text (an enum's key), `number` where it is one, `locale` '' unless localised.
CREATE TABLE product_attribute (
  product_seq INTEGER NOT NULL REFERENCES product (seq) ON DELETE CASCADE,
  name TEXT NOT NULL,
  locale TEXT NOT NULL,
  value TEXT NOT NULL,
  variant_id INTEGER NOT NULL,
  number REAL,
  folded TEXT NOT NULL,
  PRIMARY KEY (product_seq, name, locale, value, variant_id)
) WITHOUT ROWID;
CREATE INDEX product_attribute_value ON product_attribute (name, value, locale, product_seq);
CREATE INDEX product_attribute_number ON product_attribute (name, number, product_seq) WHERE number IS NOT NULL;

CREATE TABLE inventory (
  id TEXT PRIMARY KEY,
  key TEXT UNIQUE,
  sku TEXT NOT NULL,
  supply_channel TEXT NOT NULL DEFAULT '',
  quantity_on_stock INTEGER NOT NULL,
  available_quantity INTEGER NOT NULL,
  restockable_in_days INTEGER,
  expected_delivery TEXT,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  last_modified_at TEXT NOT NULL,
  custom TEXT
);
CREATE UNIQUE INDEX inventory_place ON inventory (sku, supply_channel);

CREATE TABLE review (
  id TEXT PRIMARY KEY,
  key TEXT UNIQUE,
  target_id TEXT,
  uniqueness TEXT,
  rating INTEGER,
  included INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  last_modified_at TEXT NOT NULL,
  data TEXT NOT NULL
);
CREATE INDEX review_of ON review (target_id, created_at);
CREATE UNIQUE INDEX review_uniqueness ON review (target_id, uniqueness);

-- Full text, one table per language (one table filtered by language is an order of magnitude slower). Derived: may be
-- dropped and filled again from product. product_text holds what has no language. The text is folded before it enters, in the same way as what is searched.
CREATE VIRTUAL TABLE product_text USING fts5(sku, attributes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE product_text_sk USING fts5(name, description, keywords, attributes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE product_text_en USING fts5(name, description, keywords, attributes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE product_text_de USING fts5(name, description, keywords, attributes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE product_text_pt USING fts5(name, description, keywords, attributes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE product_text_it USING fts5(name, description, keywords, attributes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE product_text_fr USING fts5(name, description, keywords, attributes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE product_text_hu USING fts5(name, description, keywords, attributes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE product_text_cs USING fts5(name, description, keywords, attributes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE product_text_nb USING fts5(name, description, keywords, attributes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE product_text_nl USING fts5(name, description, keywords, attributes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE product_text_da USING fts5(name, description, keywords, attributes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE product_text_sv USING fts5(name, description, keywords, attributes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE product_text_es USING fts5(name, description, keywords, attributes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE product_text_fi USING fts5(name, description, keywords, attributes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE product_text_pl USING fts5(name, description, keywords, attributes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE product_text_ro USING fts5(name, description, keywords, attributes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE product_text_lt USING fts5(name, description, keywords, attributes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE product_text_sl USING fts5(name, description, keywords, attributes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE product_text_bg USING fts5(name, description, keywords, attributes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE product_text_el USING fts5(name, description, keywords, attributes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE product_text_hr USING fts5(name, description, keywords, attributes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
