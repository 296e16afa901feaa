-- When prices are to be reckoned again because of a product discount: at once after a change, and when it begins or ends.
CREATE TABLE IF NOT EXISTS discount_due (
  discount_id TEXT NOT NULL,
  due_at TEXT NOT NULL,
  PRIMARY KEY (discount_id, due_at)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS discount_due_by_time ON discount_due (due_at);

DROP TABLE IF EXISTS product_revision;
