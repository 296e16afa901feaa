-- Backups (docs/operations.md). A run goes on from minute to minute: `position` says how far it came, `lease_until` (ms since
-- 1970) keeps two schedules from one run.
CREATE TABLE backup_run (
  name TEXT PRIMARY KEY,
  state TEXT NOT NULL CHECK (state IN ('copying', 'verifying', 'done', 'failed')),
  started_at TEXT NOT NULL,
  finished_at TEXT,
  position TEXT NOT NULL,
  rows INTEGER NOT NULL DEFAULT 0,
  bytes INTEGER NOT NULL DEFAULT 0,
  failures INTEGER NOT NULL DEFAULT 0,
  problem TEXT,
  lease_until INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

-- The pages of a run that is not done; the manifest has them afterwards.
CREATE TABLE backup_page (
  run TEXT NOT NULL REFERENCES backup_run (name) ON DELETE CASCADE,
  page INTEGER NOT NULL,
  source TEXT NOT NULL,
  rows INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  PRIMARY KEY (run, page)
) WITHOUT ROWID;

-- One row while a backup is put back; what is deleted meanwhile is not erased for good.
CREATE TABLE restoring (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  backup TEXT NOT NULL,
  position TEXT NOT NULL
);

-- What was deleted, by id alone: a backup that is put back must not bring it back. `is_kept` is 1 when it lies beside the backups.
CREATE TABLE erasure (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  source TEXT NOT NULL,
  resource_id TEXT NOT NULL,
  erased_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  is_kept INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX erasure_unkept ON erasure (seq) WHERE is_kept = 0;
CREATE INDEX erasure_by_time ON erasure (erased_at);

CREATE TRIGGER resource_erased AFTER DELETE ON resource WHEN NOT EXISTS (SELECT 1 FROM restoring)
BEGIN
  INSERT INTO erasure (source, resource_id) VALUES ('resource', OLD.id);
END;
CREATE TRIGGER category_erased AFTER DELETE ON category WHEN NOT EXISTS (SELECT 1 FROM restoring)
BEGIN
  INSERT INTO erasure (source, resource_id) VALUES ('category', OLD.id);
END;
CREATE TRIGGER product_erased AFTER DELETE ON product WHEN NOT EXISTS (SELECT 1 FROM restoring)
BEGIN
  INSERT INTO erasure (source, resource_id) VALUES ('product', OLD.id);
END;
CREATE TRIGGER inventory_erased AFTER DELETE ON inventory WHEN NOT EXISTS (SELECT 1 FROM restoring)
BEGIN
  INSERT INTO erasure (source, resource_id) VALUES ('inventory', OLD.id);
END;
CREATE TRIGGER review_erased AFTER DELETE ON review WHEN NOT EXISTS (SELECT 1 FROM restoring)
BEGIN
  INSERT INTO erasure (source, resource_id) VALUES ('review', OLD.id);
END;
CREATE TRIGGER orders_erased AFTER DELETE ON orders WHEN NOT EXISTS (SELECT 1 FROM restoring)
BEGIN
  INSERT INTO erasure (source, resource_id) VALUES ('orders', OLD.id);
END;
CREATE TRIGGER payment_erased AFTER DELETE ON payment WHEN NOT EXISTS (SELECT 1 FROM restoring)
BEGIN
  INSERT INTO erasure (source, resource_id) VALUES ('payment', OLD.id);
END;
CREATE TRIGGER customer_erased AFTER DELETE ON customer WHEN NOT EXISTS (SELECT 1 FROM restoring)
BEGIN
  INSERT INTO erasure (source, resource_id) VALUES ('customer', OLD.id);
END;
CREATE TRIGGER custom_object_erased AFTER DELETE ON custom_object WHEN NOT EXISTS (SELECT 1 FROM restoring)
BEGIN
  INSERT INTO erasure (source, resource_id) VALUES ('custom_object', OLD.id);
END;
CREATE TRIGGER standalone_price_erased AFTER DELETE ON standalone_price WHEN NOT EXISTS (SELECT 1 FROM restoring)
BEGIN
  INSERT INTO erasure (source, resource_id) VALUES ('standalone_price', OLD.id);
END;
