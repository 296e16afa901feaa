import type { SupportField, SupportForm } from "./support-form";

/** The form's words and what stands in it, of one language: the browser gets no table of words for it. */
export type SupportFormView = {
  readonly kind: "form";
  readonly title: string;
  readonly lead: string;
  readonly words: SupportWords;
  readonly reasons: readonly ReasonView[];
  readonly form: SupportForm;
  readonly errors: Readonly<Partial<Record<SupportField, string>>>;
  /** How many fields are wrong, or why the form was not taken. */
  readonly problem: string | null;
  /** Where the form is opened, and from where. */
  readonly currentUrl: string;
  /** The URL's flag shows the form: links within it carry the flag along. */
  readonly isFlagged: boolean;
  /** Proof of when the form was handed out. */
  readonly ticket: string;
  /** Of the human check; null: there is none. */
  readonly siteKey: string | null;
};

export type ReasonView = {
  readonly id: string;
  readonly name: string;
  readonly subreasons: readonly { readonly id: string; readonly name: string }[];
};

export type SupportWords = {
  readonly choose: string;
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

/** What became of a case. */
export type SupportReceivedView = {
  readonly kind: "received";
  readonly title: string;
  readonly lead: string;
  readonly reference: { readonly label: string; readonly value: string };
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly next: string;
  /** The same form for another question. */
  readonly again: { readonly text: string; readonly href: string };
};

export type SupportView = SupportFormView | SupportReceivedView;
