/** What a mail says, before it is HTML or text: words, amounts and dates are those of its locale. */
export type MailDocument = {
  readonly locale: string;
  readonly subject: string;
  /** What a mailbox shows behind the subject. */
  readonly preheader: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
  /** Who writes, and why. */
  readonly footer: { readonly lines: readonly string[]; readonly links: readonly MailLink[] };
  /** Of the shop, absolute. */
  readonly home: string;
  /** Of advertising: the address that ends it, by a press on its page or by a mail program's one click (RFC 8058). */
  readonly unsubscribe?: string;
};

export type MailLink = { readonly text: string; readonly href: string };

export type MailRow = { readonly label: string; readonly value: string };

export type MailLine = {
  readonly name: string;
  readonly details: readonly string[];
  readonly amount: string;
  /** Absolute address; null: none. */
  readonly picture: string | null;
};

export type MailBlock =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "heading"; readonly text: string }
  | { readonly type: "facts"; readonly rows: readonly MailRow[] }
  /** What the reader is to act on, set apart. */
  | { readonly type: "box"; readonly title: string; readonly lead: string; readonly rows: readonly MailRow[] }
  | { readonly type: "lines"; readonly lines: readonly MailLine[] }
  | {
      readonly type: "totals";
      readonly rows: readonly MailRow[];
      readonly total: MailRow;
      readonly notes: readonly string[];
    }
  | {
      readonly type: "columns";
      readonly columns: readonly { readonly title: string; readonly lines: readonly string[] }[];
    }
  | { readonly type: "button"; readonly link: MailLink; readonly look: "primary" | "quiet" }
  | { readonly type: "list"; readonly items: readonly string[] };
