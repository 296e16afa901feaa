-- Paths are as the shop asks for them: canonical, with the query in the order of its names where it matters.
-- `host` is a host name, or * for every host.
CREATE TABLE redirection (
  path TEXT NOT NULL,
  host TEXT NOT NULL,
  target TEXT NOT NULL,
  code INTEGER NOT NULL,
  -- Where the target leads in the form of a source, so that a chain is found by an index; * is the host of who asks.
  target_host TEXT NOT NULL,
  target_path TEXT NOT NULL,
  target_bare_path TEXT NOT NULL,
  hits INTEGER NOT NULL DEFAULT 0,
  last_hit_on TEXT,
  PRIMARY KEY (path, host)
) WITHOUT ROWID;

-- Rows of imports that are not in force yet.
CREATE TABLE staged_redirection (
  import_id TEXT NOT NULL,
  path TEXT NOT NULL,
  host TEXT NOT NULL,
  target TEXT NOT NULL,
  code INTEGER NOT NULL,
  target_host TEXT NOT NULL,
  target_path TEXT NOT NULL,
  target_bare_path TEXT NOT NULL,
  PRIMARY KEY (import_id, path, host)
) WITHOUT ROWID;

CREATE TABLE import (
  id TEXT PRIMARY KEY,
  began_at INTEGER NOT NULL
) WITHOUT ROWID;

-- One row: moves with every import that comes into force. NULL is what an import that may not come into force writes.
CREATE TABLE revision (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  number INTEGER NOT NULL
);
INSERT INTO revision VALUES (1, 0);

-- What was asked for and not found, by day (UTC); paths without anything personal.
CREATE TABLE miss (
  day TEXT NOT NULL,
  host TEXT NOT NULL,
  path TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, host, path)
) WITHOUT ROWID;
