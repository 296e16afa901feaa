-- SKUs, keys and slugs of drafts that lie beside what is published, for look-ups; product_variant and product_locale have those
-- that are published (or, before the first publication, drafted).
CREATE TABLE staged_variant (
  product_seq INTEGER NOT NULL REFERENCES product (seq) ON DELETE CASCADE,
  variant_id INTEGER NOT NULL,
  sku TEXT UNIQUE,
  key TEXT UNIQUE,
  PRIMARY KEY (product_seq, variant_id)
) WITHOUT ROWID;
CREATE TABLE staged_locale (
  product_seq INTEGER NOT NULL REFERENCES product (seq) ON DELETE CASCADE,
  locale TEXT NOT NULL,
  slug TEXT,
  PRIMARY KEY (product_seq, locale)
) WITHOUT ROWID;
CREATE UNIQUE INDEX staged_locale_slug ON staged_locale (locale, slug);

INSERT OR IGNORE INTO staged_variant (product_seq, variant_id, sku, key)
  SELECT p.seq, p.staged ->> '$.masterVariant.id', p.staged ->> '$.masterVariant.sku', p.staged ->> '$.masterVariant.key'
  FROM product p WHERE p.current IS NOT NULL AND p.staged IS NOT NULL;
INSERT OR IGNORE INTO staged_variant (product_seq, variant_id, sku, key)
  SELECT p.seq, v.value ->> 'id', v.value ->> 'sku', v.value ->> 'key' FROM product p, json_each(p.staged, '$.variants') v
  WHERE p.current IS NOT NULL AND p.staged IS NOT NULL;
INSERT OR IGNORE INTO staged_locale (product_seq, locale, slug)
  SELECT p.seq, s.key, s.value FROM product p, json_each(p.staged, '$.slug') s
  WHERE p.current IS NOT NULL AND p.staged IS NOT NULL;

-- A name is one product's, published or drafted. The messages are those of a unique index, which the platform's answers follow.
CREATE TRIGGER staged_variant_taken BEFORE INSERT ON staged_variant
BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: product_variant.sku') FROM product_variant v
    WHERE v.sku = NEW.sku AND v.product_seq <> NEW.product_seq;
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: product_variant.key') FROM product_variant v
    WHERE v.key = NEW.key AND v.product_seq <> NEW.product_seq;
END;
CREATE TRIGGER product_variant_taken BEFORE INSERT ON product_variant
BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: product_variant.sku') FROM staged_variant v
    WHERE v.sku = NEW.sku AND v.product_seq <> NEW.product_seq;
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: product_variant.key') FROM staged_variant v
    WHERE v.key = NEW.key AND v.product_seq <> NEW.product_seq;
END;
CREATE TRIGGER staged_locale_taken BEFORE INSERT ON staged_locale
BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: product_locale.locale, product_locale.slug') FROM product_locale l
    WHERE l.locale = NEW.locale AND l.slug = NEW.slug AND l.product_seq <> NEW.product_seq;
END;
CREATE TRIGGER product_locale_taken BEFORE INSERT ON product_locale
BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: product_locale.locale, product_locale.slug') FROM staged_locale l
    WHERE l.locale = NEW.locale AND l.slug = NEW.slug AND l.product_seq <> NEW.product_seq;
END;
