-- `data` is the whole document, without the password; the columns beside it are those that rows are found by.
CREATE TABLE customer (
  id TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  key TEXT UNIQUE,
  customer_number TEXT UNIQUE,
  -- Null for customers who prove who they are elsewhere.
  password_hash TEXT,
  created_at TEXT NOT NULL,
  last_modified_at TEXT NOT NULL,
  data TEXT NOT NULL
);
CREATE INDEX customer_by_creation ON customer (created_at);
CREATE INDEX customer_by_email ON customer (data ->> 'email');
CREATE INDEX customer_by_folded_email ON customer (lower(data ->> 'email'));

-- What an e-mail address is unique in: each of the customer's stores, or the project ('') when it has none. Lower case.
CREATE TABLE customer_email (
  store_key TEXT NOT NULL,
  email TEXT NOT NULL,
  customer_id TEXT NOT NULL,
  PRIMARY KEY (store_key, email)
) WITHOUT ROWID;
CREATE INDEX customer_email_of ON customer_email (customer_id);

-- Proofs sent by mail, for a new password or for an address. Kept as SHA-256 only.
CREATE TABLE customer_token (
  hash TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('password', 'email')),
  customer_id TEXT NOT NULL,
  expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX customer_token_of ON customer_token (customer_id, kind);
CREATE INDEX customer_token_expiry ON customer_token (expires_at);

-- Tries to sign in that have not succeeded. `account` is the SHA-256 of store and e-mail address, whether it exists or not.
CREATE TABLE sign_in_attempt (
  account TEXT NOT NULL,
  id TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (account, id)
) WITHOUT ROWID;
CREATE INDEX sign_in_attempt_age ON sign_in_attempt (at);

-- Access tokens of one sign-in have the refresh token's family, so that they go with it.
ALTER TABLE token ADD COLUMN family TEXT;
CREATE INDEX token_family ON token (family) WHERE family IS NOT NULL;
CREATE INDEX token_of_customer ON token (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX token_of_session ON token (anonymous_id) WHERE anonymous_id IS NOT NULL;
CREATE INDEX anonymous_session_age ON anonymous_session (created_at);
