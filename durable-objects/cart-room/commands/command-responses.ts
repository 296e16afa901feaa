import type { CartRoomStorage } from "../cart-room-storage";

/** Retention of idempotency keys: one day. */
const keyLifetimeMs = 24 * 60 * 60 * 1000;

export type CommandScope = {
  readonly sessionId: string;
  readonly key: string;
  /** SHA-256 of operation and arguments (hexadecimal); detects a key that is reused for another request. */
  readonly fingerprint: string;
};

export type EarlierResponse = { readonly isSameBody: boolean; readonly answer: string };

/** A row of the table; `at` in Unix milliseconds. */
export type CommandResponse = {
  readonly scope: string;
  readonly fingerprint: string;
  readonly answer: string;
  readonly at: number;
};

/** Stores the results of executed commands by session and idempotency key. */
export class CommandResponses {
  readonly #storage: CartRoomStorage;

  constructor(storage: CartRoomStorage) {
    this.#storage = storage;
  }

  find({ sessionId, key, fingerprint }: CommandScope, now: number): EarlierResponse | null {
    const [row] = this.#storage.sql
      .exec(
        "SELECT fingerprint, answer FROM answered WHERE scope = ? AND at > ?",
        toRow(sessionId, key),
        now - keyLifetimeMs,
      )
      .toArray();
    return row ? { isSameBody: row.fingerprint === fingerprint, answer: String(row.answer) } : null;
  }

  remember({ sessionId, key, fingerprint }: CommandScope, answer: unknown, now: number): void {
    this.#storage.sql.exec(
      "INSERT OR REPLACE INTO answered (scope, fingerprint, answer, at) VALUES (?, ?, ?, ?)",
      toRow(sessionId, key),
      fingerprint,
      JSON.stringify(answer),
      now,
    );
  }

  forget({ sessionId, key }: CommandScope): void {
    this.#storage.sql.exec("DELETE FROM answered WHERE scope = ?", toRow(sessionId, key));
  }

  /** Lists all commands, to transfer them to the room of the next cart. */
  list(): readonly CommandResponse[] {
    const rows = this.#storage.sql.exec("SELECT scope, fingerprint, answer, at FROM answered").toArray();
    return rows.map(({ scope, fingerprint, answer, at }) => ({
      scope: String(scope),
      fingerprint: String(fingerprint),
      answer: String(answer),
      at: Number(at),
    }));
  }

  /** Adds the results of another room; does not overwrite existing ones. */
  receive(commands: readonly CommandResponse[]): void {
    for (const { scope, fingerprint, answer, at } of commands) {
      this.#storage.sql.exec(
        "INSERT OR IGNORE INTO answered (scope, fingerprint, answer, at) VALUES (?, ?, ?, ?)",
        scope,
        fingerprint,
        answer,
        at,
      );
    }
  }

  forgetOld(now: number): void {
    this.#storage.sql.exec("DELETE FROM answered WHERE at <= ?", now - keyLifetimeMs);
  }
}

/** Builds a command's scope: session, idempotency key, and fingerprint of operation and arguments. */
export async function toScope(
  { sessionId }: Pick<CommandScope, "sessionId">,
  key: string,
  operation: string,
  body: unknown,
): Promise<CommandScope> {
  return { sessionId, key, fingerprint: await toFingerprint(operation, body) };
}

async function toFingerprint(operation: string, body: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(`${operation} ${JSON.stringify(body)}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function toRow(sessionId: string, key: string): string {
  return `${sessionId} ${key}`;
}
