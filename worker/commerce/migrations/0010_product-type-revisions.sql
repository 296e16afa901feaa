-- What a changed product type still has to do to its products: `former` and `present` are its bodies before and after the
-- change that made this version, `done_seq` is the last product that was looked at.
CREATE TABLE IF NOT EXISTS product_type_revision (
  product_type_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  former TEXT NOT NULL,
  present TEXT NOT NULL,
  done_seq INTEGER NOT NULL DEFAULT 0,
  resume_at TEXT NOT NULL,
  PRIMARY KEY (product_type_id, version)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS product_type_revision_by_time ON product_type_revision (resume_at);
