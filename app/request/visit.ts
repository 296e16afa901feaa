/** Form fields that are passed to the next page; never a password. */
export type VisitDraft = Readonly<Record<string, string>>;

/** Temporary data of a shopper that the browser need not store. It expires after an hour. */
export type Visit = {
  /** Key of the message that the next page shows once. */
  readonly notice: string | null;
  /** Internal path, without language prefix, to return to after sign-in. */
  readonly wayBack: string | null;
  /** Drafts by the name of the form. */
  readonly drafts: Readonly<Record<string, VisitDraft>>;
};

/**
 * Lazy access to the visit of one request. No access right depends on it: while its store fails it is empty, writes are
 * lost, and the shop continues.
 */
export interface VisitAccess {
  read(): Promise<Visit>;
  update(change: Partial<Visit>): Promise<void>;
}
