-- For words with a typo: every word of the full-text tables under each form that it takes with some letters left out
-- (`hash`; its own form among them). `word` is `<language>:<word>`, the language empty for what has none. Words are never
-- taken out: one that no product has any more finds nothing.
CREATE TABLE word_neighbour (
  hash INTEGER NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (hash, word)
) WITHOUT ROWID;

-- Values in any case and with any accents; the product stands last, so that the index alone answers.
CREATE INDEX product_attribute_folded ON product_attribute (name, folded, locale, product_seq);

CREATE TABLE import_container (
  key TEXT PRIMARY KEY,
  resource_type TEXT,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  last_modified_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) WITHOUT ROWID;

-- What became of each resource of an import request.
CREATE TABLE import_operation (
  id TEXT PRIMARY KEY,
  container_key TEXT NOT NULL REFERENCES import_container (key) ON DELETE CASCADE,
  resource_key TEXT NOT NULL,
  state TEXT NOT NULL,
  resource_version INTEGER,
  problems TEXT,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX import_operation_of ON import_operation (container_key, state, created_at);
CREATE INDEX import_operation_expiry ON import_operation (expires_at);
