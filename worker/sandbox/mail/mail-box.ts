import { DurableObject } from "cloudflare:workers";

const maxMails = 200;

export type MailAttachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
  /** Set: a part of the HTML, not a file. */
  readonly contentId?: string;
};

export type ReceivedMail = {
  readonly id: string;
  readonly at: number;
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Additional headers of the sender; older mails have none. */
  readonly headers?: Readonly<Record<string, string>>;
  /** `content` is base64. */
  readonly attachments: readonly MailAttachment[];
  /** Number of repeats with the same key; a repeat is not a new mail. */
  readonly repeats: number;
};

type NewMail = Omit<ReceivedMail, "id" | "at" | "repeats">;

/** The one mailbox of the sandbox: the last 200 mails, to any recipient; one per idempotency key. */
export class MailBox extends DurableObject {
  readonly #sql = this.ctx.storage.sql;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#sql.exec(`CREATE TABLE IF NOT EXISTS mail (place INTEGER PRIMARY KEY, id TEXT UNIQUE, key TEXT UNIQUE,
      recipient TEXT, repeats INTEGER NOT NULL DEFAULT 0, content TEXT)`);
  }

  /** Stores a mail and returns its id; the same key returns the same id, `null` if another mail has it. */
  receive(mail: NewMail): string | null {
    const known = this.#find("key", mail.key);
    if (known) {
      this.#sql.exec("UPDATE mail SET repeats = repeats + 1 WHERE key = ?", mail.key);
      return known.to === mail.to && known.subject === mail.subject ? known.id : null;
    }
    const stored = { ...mail, id: crypto.randomUUID(), at: Date.now() };
    this.#sql.exec(
      "INSERT INTO mail (id, key, recipient, content) VALUES (?, ?, ?, ?)",
      stored.id,
      stored.key,
      stored.to.toLowerCase(),
      JSON.stringify(stored),
    );
    this.#sql.exec("DELETE FROM mail WHERE place <= (SELECT max(place) FROM mail) - ?", maxMails);
    return stored.id;
  }

  find(id: string): ReceivedMail | null {
    return this.#find("id", id);
  }

  /** Newest first; `to`: only those to this address. */
  list(to?: string): ReceivedMail[] {
    const cursor = to
      ? this.#sql.exec("SELECT * FROM mail WHERE recipient = ? ORDER BY place DESC", to.toLowerCase())
      : this.#sql.exec("SELECT * FROM mail ORDER BY place DESC");
    return cursor.toArray().map(toMail);
  }

  clear(): void {
    this.#sql.exec("DELETE FROM mail");
  }

  #find(column: "id" | "key", value: string): ReceivedMail | null {
    const [row] = this.#sql.exec(`SELECT * FROM mail WHERE ${column} = ?`, value).toArray();
    return row ? toMail(row) : null;
  }
}

function toMail(row: Record<string, SqlStorageValue>): ReceivedMail {
  return {
    ...(JSON.parse(String(row.content)) as NewMail & { id: string; at: number }),
    repeats: Number(row.repeats),
  };
}
