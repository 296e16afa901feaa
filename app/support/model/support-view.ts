import type { SupportField, SupportForm } from "./support-form";

/** The form's messages and values in one language: the browser receives no other messages. */
export type SupportFormView = {
  readonly kind: "form";
  readonly title: string;
  readonly lead: string;
  readonly messages: SupportMessages;
  readonly groups: readonly GroupView[];
  readonly form: SupportForm;
  readonly errors: Readonly<Partial<Record<SupportField, string>>>;
  /** The number of invalid fields, or why the form was refused. */
  readonly problem: string | null;
  /** The URL of the page with the form. */
  readonly currentUrl: string;
  /** The URL's flag shows the form: links within it retain the flag. */
  readonly isFlagged: boolean;
  /** Proof of the time when the form was served. */
  readonly ticket: string;
  /** Of the human check; null: disabled. */
  readonly siteKey: string | null;
};

export type GroupView = { readonly name: string; readonly reasons: readonly ReasonView[] };

export type ReasonView = {
  readonly id: string;
  readonly name: string;
  readonly subreasons: readonly { readonly id: string; readonly name: string }[];
};

export type SupportMessages = {
  readonly choose: string;
  /** The form without one of the topics. */
  readonly write: { readonly button: string; readonly text: string };
  readonly chooseSubreason: string;
  readonly apply: string;
  readonly send: string;
  readonly sending: string;
  readonly unreachable: string;
  readonly optional: string;
  readonly trap: string;
  readonly privacy: { readonly text: string; readonly link: string; readonly href: string };
  readonly labels: Readonly<Record<SupportField, string>>;
  readonly hints: Readonly<Partial<Record<SupportField, string>>>;
};

/** The result of a case. */
export type SupportReceivedView = {
  readonly kind: "received";
  readonly title: string;
  readonly lead: string;
  readonly reference: { readonly label: string; readonly value: string };
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly next: string;
  /** A link to the form for another question. */
  readonly again: { readonly text: string; readonly href: string };
};

export type SupportView = SupportFormView | SupportReceivedView;
