/** Fields of a form that go along to the next page; never a password. */
export type VisitDraft = Readonly<Record<string, string>>;

/** What a shopper's browser need not carry from one page to the next. It lives for an hour. */
export type Visit = {
  /** Key of the sentence that the next page shows once. */
  readonly notice: string | null;
  /** Own path, without language prefix, where signing in leads to. */
  readonly wayBack: string | null;
  /** By the name of the form. */
  readonly drafts: Readonly<Record<string, VisitDraft>>;
};

/**
 * Lazy access to the visit of one request. It holds nothing that anybody's rights depend on: while its store fails it
 * is empty, what is written is lost, and the shop goes on.
 */
export interface VisitAccess {
  read(): Promise<Visit>;
  update(change: Partial<Visit>): Promise<void>;
}
