-- What happened, told in the platform's words: log and outbox in one. A message enters with the change it tells of.
-- `pending` is 1 until somebody has taken it; `due_at` is the earliest time of the next try, in milliseconds since 1970. The
-- bare notice of a change that has no message type of its own (ResourceUpdated) has no sequence_number.
CREATE TABLE message (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL,
  resource_type TEXT NOT NULL,
  resource_id TEXT NOT NULL,
  resource_version INTEGER NOT NULL,
  sequence_number INTEGER,
  created_at TEXT NOT NULL,
  data TEXT NOT NULL,
  pending INTEGER NOT NULL DEFAULT 1,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL DEFAULT 0
);
-- A resource's numbers have no gap and no double.
CREATE UNIQUE INDEX message_number ON message (resource_id, sequence_number);
CREATE INDEX message_outbox ON message (seq) WHERE pending = 1;
CREATE INDEX message_by_time ON message (created_at);
