/** The address check's result, ready for display; `proposed` null: doubt without a proposal. */
export type ProposalView = {
  readonly code: string;
  readonly typed: readonly string[];
  readonly proposed: readonly string[] | null;
  readonly changes: Readonly<Record<string, string | undefined>>;
};
