/**
 * The content of a mail, before it is rendered to HTML or text: texts, amounts and dates are formatted for its
 * locale.
 */
export type MailDocument = {
  readonly locale: string;
  readonly subject: string;
  /** The preview that a mailbox shows after the subject. */
  readonly preheader: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
  /** The sender, and the reason for the mail. */
  readonly footer: { readonly lines: readonly string[]; readonly links: readonly MailLink[] };
  /** URL of the shop, absolute. */
  readonly home: string;
  /** Unsubscribe URL of advertising, for its page or a mail program's one-click request (RFC 8058). */
  readonly unsubscribe?: string;
};

/** Content-ID of the attached picture with the transfer's code (RFC 2392). */
export const transferCodeId = "transfer-code";

export type MailLink = { readonly text: string; readonly href: string };

export type MailRow = { readonly label: string; readonly value: string };

export type MailLine = {
  readonly name: string;
  /** The product's page; null: none. */
  readonly href: string | null;
  /** Manual and information sheet. */
  readonly documents: readonly MailLink[];
  readonly details: readonly string[];
  readonly amount: string;
  /** Absolute URL; null: none. */
  readonly picture: string | null;
};

export type MailBlock =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "heading"; readonly text: string }
  | { readonly type: "facts"; readonly rows: readonly MailRow[] }
  /** The required action, highlighted. */
  | {
      readonly type: "box";
      readonly title: string;
      readonly lead: string;
      readonly rows: readonly MailRow[];
      /** A code that says the same to a phone; `picture`: URL of an attachment. null: none. */
      readonly code: { readonly picture: string; readonly title: string; readonly text: string } | null;
    }
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
